export const sourceNames = ['menus', 'testimonials'] as const;

export type SourceName = (typeof sourceNames)[number];
