export const sourceNames = ['menus', 'testimonials', 'facts'] as const;

export type SourceName = (typeof sourceNames)[number];
