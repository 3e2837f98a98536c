import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BusinessFacts } from '../../lib/site/business-facts';
import { temporaryFolder } from './site';

/** A caterer in another city, with everything that a file of business facts may hold. */
export const rosario = {
  name: 'La Brasa & Hijos',
  place: 'Rosario',
  zones: ['Rosario', 'Funes', 'San Lorenzo'],
  cuisine: ['Parrilla', 'Paella'],
  priceRange: '$9.000 a $52.000 por persona',
  email: 'hola@labrasa.example',
  address: { street: 'Bv. Oroño 1234', locality: 'Funes', region: 'Santa Fe', postalCode: 'S2000' },
  openingHours: [
    { days: ['monday', 'tuesday'], opens: '10:00', closes: '20:00' },
    { days: ['saturday'], opens: '18:00', closes: '03:00' },
  ],
  texts: {
    banner: 'Asado a la cruz y paella gigante frente al río.',
    bannerFacts: ['Desde 1998', 'Parrilleros propios'],
    events: 'Cocinamos en tu quinta o salón, con vajilla y mozos.',
    footer: 'Asado a la cruz y paella para tu fiesta en Rosario.',
    chatWelcome: '¡Hola! ¿Para cuántas personas es?',
  },
  children: { from: 3, to: 10, percent: 60 },
  glutenFree: 'con una parrilla aparte',
  quote: {
    validDays: 7,
    depositPercent: 50,
    accept: 'Para reservar, respondé "Acepto" y te pasamos el alias.',
    extras: [{ title: 'Traslado', amount: 45_000, per: 'event' as const }],
  },
  promises: ['Parrilla propia', 'Contestamos en la semana'],
  conditions: [
    { title: 'Reserva', text: 'Con la mitad del total reservás la fecha.' },
    { title: 'Gente', text: 'Cocinamos para 35 o más.' },
  ],
  campaigns: ['volante', 'feria-2026', 'boletin', 'tiktok'],
  searchResults: {
    home: 'Asado a la cruz y paella gigante para casamientos y cumpleaños en Rosario y alrededores, con parrilleros y mozos.',
    events:
      'Armá tu asado o paella en Rosario con precios por persona y pedí la cotización por WhatsApp en un minuto.',
  },
  linkPreviews: {
    home: 'Asado a la cruz y paella gigante, con parrilleros y mozos.',
    events: 'Elegí tu asado o tu paella y pedí la cotización por WhatsApp.',
  },
  photos: {
    hero: 'Asado a la cruz frente al río Paraná',
    'evento-1': 'Costillar a la cruz sobre las brasas',
    'evento-2': 'Paella gigante con mariscos y limón',
    'evento-3': 'Parrilla cargada de chorizos y morcillas',
    'evento-4': 'Mesa larga servida junto al río',
    'evento-5': 'Torta de casamiento con flores blancas',
    'evento-6': 'Bandeja de empanadas santafesinas fritas',
    'evento-7': 'Liso de cerveza en vaso alto',
    'evento-8': 'Alfajores santafesinos apilados en una fuente',
    'servicio-1': 'Parrillero acomodando las brasas de quebracho',
    'servicio-2': 'Quinta con guirnaldas de luces al anochecer',
    'servicio-3': 'Boga asada a la parrilla con limón',
    error404: 'Una parrilla vacía con una sola brasa',
  },
  legal: {
    name: 'La Brasa S.R.L.',
    cuit: '30-12345678-1',
    consumerOffice: 'https://consumidor.example/reclamos',
    regretButton: 'https://labrasa.example/arrepentimiento',
    fiscalData: 'https://fiscal.example/?qr=1',
    vatRate: 21,
  },
} satisfies BusinessFacts;

/** Writes business facts into a file, for `BUSINESS_FILE`, and returns its path. */
export function factsFile(facts: object): string {
  const file = join(temporaryFolder(), 'business.json');
  writeFileSync(file, JSON.stringify(facts));
  return file;
}
