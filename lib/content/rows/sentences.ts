/** Reports on an API are in English, for its developers. Reports on a table are in Spanish, for its owner. */
export type Language = 'en' | 'es';

/** A field of the API, and its column in a table. */
type Field = { name: string; title: string; expected: string };

const english = {
  isMissing: ({ name }: Omit<Field, 'expected'>, problem: string) =>
    [name, problem].filter(Boolean).join(' '),
  nothingIsUsable: (rows: string) => `the body holds no ${rows} that can be used`,
  isCut: ({ name }: Field, length: number) => `${name} is cut after ${length} characters`,
  lacks: ({ name }: Field, missing: number, all: number) => `${missing} of ${all} in ${name} are not shown`,
  isUnused: ({ name }: Field, value: string) => `${name} ${value} is not shown: it cannot be used`,
  isNotCounted: (price: string) => `price ${price} is not a number: the estimate does not count it`,
  isUnknownUnit: (unit: string) =>
    `unit ${unit} is neither "persona" nor "evento": the estimate does not count the price`,
  isContradicted: (price: string, unit: string) =>
    `price ${price} names another unit than ${unit}: the estimate does not count it`,
  isUnknownPhoto: (typed: string, nearest = '') =>
    `photo ${typed} is not shown: no photo has this name${nearest && `, but "${nearest}" is one`}`,
  isNoPicture: () => 'image is not shown: IMAGE_HOSTS does not name its https host',
  lacksPicture: (name: string, reason: string) =>
    `${name}: the default picture is shown, because the picture cannot be fetched: ${reason}`,
  isRepeated: () => 'its category has an option of this title',
  isRepeatedReview: (place: string) => `it repeats ${place}`,
  isBeyondRows: (most: number) => `the first ${most} rows are read`,
  isBeyondOptions: (most: number) => `a menu shows the first ${most}`,
  isBeyondReviews: (most: number) => `the newest ${most} are shown`,
  rowIsLeftOut: (place: string, reasons: string) => `${place} left out: ${reasons}`,
  moreAreLeftOut: (count: number, rows: string) =>
    `${count} more ${rows} left out: npm run check-api names them all`,
  areLeftOut: (count: number, rows: string, reason: string) => `${count} ${rows} left out: ${reason}`,
  failed: (source: string, reason: string, ms: number) => `${source}: failed after ${ms} ms: ${reason}`,
  works: (source: string, seconds: number) => `${source}: works again after ${seconds} s of failures`,
};

const spanish: Words = {
  isMissing: ({ title }) => `sin ${title}`,
  nothingIsUsable: () => 'ninguna fila se puede mostrar',
  isCut: ({ title }, length) => `${title}: es muy largo, se corta en ${length} letras`,
  lacks: ({ title }, missing, all) =>
    `${title}: ${missing} de ${all} no se muestran, por repetidos o por pasar de 20`,
  isUnused: ({ title, expected }, value) => `${title} ${value}: no se muestra, ${expected}`,
  isNotCounted: (price) => `precio ${price}: no es un número solo, no entra en la suma`,
  isUnknownUnit: (unit) =>
    `por ${unit}: no es "persona" ni "evento"; el precio se muestra, pero no entra en la suma`,
  isContradicted: (price, unit) =>
    `precio ${price}: no coincide con por ${unit}; se muestra como está, pero no entra en la suma`,
  isUnknownPhoto: (typed, nearest = '') =>
    `foto ${typed}: no se muestra, ninguna foto se llama así${nearest && `; ¿es ${nearest}?`}`,
  isNoPicture: () => 'foto: no se muestra; valen las de Google, y las de los sitios de IMAGE_HOSTS',
  lacksPicture: (name, reason) =>
    `OJO: ${name}: se ve la foto de siempre, porque la suya no se puede traer: ${reason}`,
  isRepeated: () => 'ya hay una opción con este título en su categoría',
  isRepeatedReview: (place) => `es la misma reseña que la de la ${place}`,
  isBeyondRows: (most) => `se leen las primeras ${most} filas`,
  isBeyondOptions: (most) => `se muestran las primeras ${most} opciones`,
  isBeyondReviews: (most) => `se muestran las ${most} reseñas más nuevas`,
  rowIsLeftOut: (place, reasons) => `${place}: ${reasons}; no se muestra`,
  moreAreLeftOut: (count, rows) => `y ${count} ${rows} más; npm run check-api las nombra todas`,
  areLeftOut: (count, rows, reason) => `${count} ${rows} no se muestran: ${reason}`,
  failed: (source, reason, ms) =>
    `${source}: la planilla no se usa: ${reason}. Mientras tanto se muestra lo último que estuvo bien, si hubo algo (${ms} ms)`,
  works: (source, seconds) => `${source}: la planilla vuelve a leerse bien, después de ${seconds} s`,
};

/** The sentences about rows and sources. */
export type Words = typeof english;

export const sentences: Record<Language, Words> = { en: english, es: spanish };
