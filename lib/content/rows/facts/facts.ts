import { galleryPhotos, type PhotoName, photoNames } from '@/lib/site/photo-names';
import type { Kind } from './kinds';
import * as kinds from './kinds';

/** A fact about the business: everything that is known about it is declared here, and its uses read {@link Facts}. */
type Fact<T, Of extends 'one' | 'list' | 'photo'> = {
  /** Its name in the column `dato`; of a fact of each photo, the word before the photo's name. */
  title: string;
  of: Of;
  kind: Kind<T>;
  /** What it is for, in Spanish. */
  description: string;
  /** Of a list, how many rows are shown. */
  most?: number;
  /** Of a fact of each photo, the photos that have it. */
  photos?: readonly PhotoName[];
};

function one<T>(title: string, kind: Kind<T>, description: string): Fact<T, 'one'> {
  return { title, of: 'one', kind, description };
}

function several<T>(title: string, most: number, kind: Kind<T>, description: string): Fact<T, 'list'> {
  return { title, of: 'list', most, kind, description };
}

function ofPhoto<T>(
  title: string,
  photos: readonly PhotoName[],
  kind: Kind<T>,
  description: string,
): Fact<T, 'photo'> {
  return { title, of: 'photo', photos, kind, description };
}

/** WhatsApp cuts the sentence below a preview's title after about 65 characters. */
const preview = kinds.words(65);

/** Google cuts descriptions after about 160 characters. */
const result = kinds.words(160);

/** What the site says for an owner who does not. */
const defaultWords = {
  chatWelcome: '¡Hola! Contanos qué estás festejando.',
  accept: 'Para reservar, respondé "Acepto" y te paso los datos de la seña.',
};

/** What holds for an owner who does not say. Where it is said, but cannot be read, nothing holds. */
const defaultNumbers = { validDays: 7, depositPercent: 50 };

/** In the order of the sample. What goes into a value is told by its kind. */
export const declarations = {
  name: one('nombre', kinds.words(80), 'cómo se llama el negocio, lo único que hace falta'),
  answerPage: one(
    'presupuesto',
    kinds.yes,
    'la página /presupuesto: responder pedidos, y ver cómo se lee tu planilla',
  ),
  city: one('ciudad', kinds.words(80), 'ciudad o región: "Cátering para eventos en …"'),
  zones: several('zona', 50, kinds.words(80), 'dónde trabajás'),
  cuisine: several('cocina', 10, kinds.words(40), 'qué cocinás, para los buscadores'),
  bannerText: one('frase de inicio', kinds.words(120), 'debajo del título de la página de inicio'),
  bannerFacts: several('dato de inicio', 3, kinds.words(60), 'datos cortos, debajo de la frase'),
  startingPrice: one('precio desde', kinds.startingPrice, 'en la página de inicio; si falta, el más bajo'),
  eventsText: one('texto de eventos', kinds.words(400), 'qué es el servicio, en la página de eventos'),
  promises: several('promesa', 4, kinds.words(60), 'frases cortas arriba del menú'),
  conditions: several('condición', 12, kinds.condition, 'lo que todos preguntan'),
  childRate: one('chicos', kinds.childRate, 'qué parte pagan; los más chicos, nada'),
  leadDays: one('anticipación', kinds.days(2), 'la que pedís: una fecha más cercana lo dice'),
  glutenFree: one('sin TACC', kinds.deed(200), 'cómo lo cocinás; si falta, el menú dice "consultanos"'),
  openingHours: several('horario', 20, kinds.hours, 'cuándo contestás por WhatsApp'),
  footerText: one('texto al pie', kinds.words(200), 'qué ofrecés, al pie de cada página'),
  chatWelcome: one('saludo del chat', kinds.words(300), 'el primer mensaje del chat'),
  email: one('correo', kinds.email, 'quien lo cambia, cambia adónde llegan los mensajes'),
  instagram: one('Instagram', kinds.instagram, 'arriba y al pie de cada página'),
  map: one('mapa', kinds.link, 'tu negocio en Google Maps; si falta, se busca por el nombre'),
  street: one('dirección', kinds.words(120), 'calle y número'),
  locality: one('localidad', kinds.words(80), 'si no es la ciudad de arriba'),
  region: one('provincia', kinds.words(80), 'la de la dirección'),
  postalCode: one('código postal', kinds.words(12), 'el de la dirección'),
  priceRange: one('rango de precios', kinds.words(99), 'para los buscadores, como "$8.500 a $48.500"'),
  homeDescription: one(
    'Google inicio',
    result,
    'qué dice Google de la página de inicio; si falta, la frase de inicio',
  ),
  eventsDescription: one(
    'Google eventos',
    result,
    'qué dice Google de la página de eventos; si falta, el texto de eventos',
  ),
  homePreview: one('vista previa inicio', preview, 'qué dice WhatsApp de ese enlace, sin precios'),
  eventsPreview: one('vista previa eventos', preview, 'qué dice WhatsApp de ese enlace, sin precios'),
  photos: ofPhoto('descripción', photoNames, kinds.words(200), 'qué se ve en la foto, para quien no la ve'),
  captions: ofPhoto('pie', galleryPhotos, kinds.words(60), 'qué evento fue; se lee sobre la foto'),
  validDays: one(
    'vale',
    kinds.days(1),
    `cuánto vale un presupuesto; si falta, ${defaultNumbers.validDays} días`,
  ),
  depositPercent: one(
    'seña',
    kinds.deposit,
    `qué parte del total; si falta, ${defaultNumbers.depositPercent} %`,
  ),
  accept: one(
    'aceptar',
    kinds.words(300),
    'lo último que dice un presupuesto; si falta, pide responder "Acepto"',
  ),
  extras: several('extra', 20, kinds.extra, 'lo que solés agregar a un presupuesto'),
  legalName: one('razón social', kinds.words(120), 'al pie y en los presupuestos'),
  cuit: one('CUIT', kinds.cuit, 'al pie y en los presupuestos'),
  vatRate: one('IVA', kinds.vat, 'el que ya está en los precios; cada uno dice también cuánto es sin él'),
  consumerOffice: one('Defensa del Consumidor', kinds.link, 'los reclamos, al pie'),
  regretButton: one('Botón de arrepentimiento', kinds.link, 'el botón, al pie'),
  fiscalData: one('Data fiscal', kinds.link, 'tu formulario de ARCA, al pie'),
};

type Declarations = typeof declarations;

type ValueOf<F> =
  F extends Fact<infer T, infer Of>
    ? {
        one: T | undefined;
        list: T[];
        photo: Partial<Record<PhotoName, T>>;
      }[Of]
    : never;

/** What is true of this business. What its table does not state is an empty list or object, or undefined unless something holds then. */
export type Facts = { [Name in keyof Declarations]: ValueOf<Declarations[Name]> } & {
  name: string;
} & typeof defaultWords;

/** A row that a table of facts may have: a fact, or that of one photo. Its title is as owners write it: `descripción hero`. */
export type FactRow = Fact<unknown, 'one' | 'list' | 'photo'> & {
  name: keyof Declarations;
  photo?: PhotoName;
};

export const factRows: readonly FactRow[] = Object.entries(declarations).flatMap(([key, fact]): FactRow[] => {
  const name = key as keyof Declarations;
  if (!fact.photos) return [{ ...fact, name }];
  return fact.photos.map((photo) => ({ ...fact, title: `${fact.title} ${photo}`, name, photo }));
});

/** The facts of a table that states only these; a value is undefined if it cannot be read. */
export function factsOf(stated: readonly (Pick<FactRow, 'name' | 'photo'> & { value: unknown })[]): Facts {
  const facts = Object.entries(declarations).map(([name, { of }]) => {
    const found = stated.filter((one) => one.name === name);
    const read = found.filter(({ value }) => value !== undefined);
    if (of === 'list') return [name, read.map(({ value }) => value)];
    if (of === 'photo') return [name, Object.fromEntries(read.map(({ photo, value }) => [photo, value]))];
    // A number that is stated and cannot be read gets no default; words do.
    const byDefault = found.length > 0 ? undefined : defaultNumbers[name as keyof typeof defaultNumbers];
    return [name, read[0]?.value ?? defaultWords[name as keyof typeof defaultWords] ?? byDefault];
  });
  return Object.fromEntries(facts) as Facts;
}
