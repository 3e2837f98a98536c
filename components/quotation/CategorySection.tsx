import type { ReactNode } from 'react';
import styles from './CategorySection.module.css';
import { ChosenCount } from './ChosenCount';

type CategorySectionProps = {
  name: string;
  size: number;
  openAtFirst: boolean;
  children: ReactNode;
};

export function CategorySection({ name, size, openAtFirst, children }: CategorySectionProps) {
  return (
    <details className={styles.category} data-category={name} open={openAtFirst}>
      <summary className={styles.header}>
        <h3 className={styles.name}>{name}</h3>{' '}
        <span className={styles.count}>
          <ChosenCount category={name} className={styles.chosen} />{' '}
          <span>{size === 1 ? '1 opción' : `${size} opciones`}</span>
        </span>
        <svg className={styles.chevron} viewBox="0 0 24 24" aria-hidden="true">
          <path d="m6 9 6 6 6-6" />
        </svg>
      </summary>
      {children}
    </details>
  );
}
