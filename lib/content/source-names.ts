/** The parts of the content. */
export const sourceNames = ['menus', 'testimonials'] as const;

/** One of them. */
export type SourceName = (typeof sourceNames)[number];
