/** All that the site stores in a browser. The privacy sentence (components/layout/LegalLines.tsx) says what each is. */
export type StoredKey = 'cateringCart' | 'trafficSource' | 'answerDraft';
