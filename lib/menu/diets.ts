type DietWords = {
  /** How the menu marks an option, such as `vegano`. */
  mark: string;
  /** Matches the diet at the start of an owner's text, in lower case without accents. */
  named: RegExp;
  /** Another diet that everything of this diet suits too. */
  includes?: 'vegetarian';
};

/** The diets that an owner may declare, in the order of their marks. They mark and filter the menu; no bill reads them. */
const known = {
  vegetarian: {
    mark: 'vegetariano',
    named: /^(vegetarian[oa]s?|vegetarian|veggies?)(?= |$)/,
  },
  vegan: {
    mark: 'vegano',
    named: /^(vegan[oa]s?|vegan)(?= |$)/,
    includes: 'vegetarian',
  },
  glutenFree: {
    mark: 'sin TACC',
    named: /^((sin ?|libre de )(tacc|gluten)|s\/ ?(tacc|gluten)|gluten ?free|gf|celiac[oa]s?)(?= |$)/,
  },
} satisfies Record<string, DietWords>;

export type Diet = keyof typeof known;

const words: Record<Diet, DietWords> = known;

export const diets = Object.keys(known) as Diet[];

/** What an owner writes for each diet. */
export const dietNames = diets.map((diet) => words[diet].mark);

/** The menu's marks for these diets. A vegan option is not marked as vegetarian too. */
export function dietMarks(suited: readonly Diet[], glutenFree = words.glutenFree.mark): string[] {
  const said = suited.filter((diet) => !suited.some((other) => words[other].includes === diet));
  return said.map((diet) => (diet === 'glutenFree' ? glutenFree : words[diet].mark));
}

/** The diet at the start of a text, and the rest of the text. The text must be in lower case without accents. */
export function dietAtStart(text: string): { diet: Diet; rest: string } | undefined {
  const diet = diets.find((diet) => words[diet].named.test(text));
  return diet && { diet, rest: text.replace(words[diet].named, '').trimStart() };
}

/** These diets and the ones that they include, in the order of their marks. */
export function withIncluded(stated: readonly Diet[]): Diet[] {
  return diets.filter(
    (diet) => stated.includes(diet) || stated.some((other) => words[other].includes === diet),
  );
}
