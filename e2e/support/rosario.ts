import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from './site';

/** Writes business facts into a file of their own and returns its path. */
export function businessFile(facts: object): string {
  const file = join(temporaryFolder(), 'business.json');
  writeFileSync(file, JSON.stringify(facts));
  return file;
}

/** The facts of a business in another city, with everything that such a file may hold. It shares no text with `lib/site/business.json`. */
export const rosario = {
  name: 'Parrilla del Río',
  place: 'Rosario',
  zones: ['Rosario', 'Funes', 'Gran Rosario'],
  cuisine: ['Parrilla', 'Pescados de río'],
  priceRange: '$8.500 a $48.500 por persona',
  email: 'hola@rio.example',
  address: { street: 'Bv. Oroño 1234', region: 'Santa Fe', postalCode: 'S2000' },
  openingHours: [
    { days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], opens: '10:00', closes: '20:00' },
    { days: ['saturday'], opens: '10:00', closes: '14:00' },
    { days: ['saturday'], opens: '18:00', closes: '02:00' },
  ],
  texts: {
    banner: 'Carnes y pescados a las brasas, frente al Paraná.',
    bannerFacts: ['+80 fiestas en la costa', 'Parrilleros propios'],
    events: 'Llevamos la parrilla hasta tu quinta. Los parrilleros y la vajilla están incluidos.',
    footer: 'Carnes y pescados de río para tu fiesta.',
    chatWelcome: '¡Buenas! ¿Para cuántas personas es la fiesta?',
  },
  searchResults: {
    home: 'Carnes y pescados de río a las brasas para fiestas en Rosario, Funes y alrededores. Parrilleros, vajilla y traslado incluidos en el precio.',
    events:
      'Elegí los platos de tu fiesta, mirá el precio por persona y escribinos por WhatsApp. Carnes, pescados de río, ensaladas y postres caseros.',
  },
  linkPreviews: {
    home: 'Carnes y pescados de río a las brasas, en tu quinta.',
    events: 'Elegí los platos de tu fiesta y escribinos por WhatsApp.',
  },
  photos: {
    hero: 'Parrilla encendida junto al río al caer la tarde',
    'evento-1': 'Dorado a la parrilla sobre hojas de plátano',
    'evento-2': 'Bandeja de bocaditos calientes recién servidos',
    'evento-3': 'Costillar a la cruz frente a los invitados',
    'evento-4': 'Mesa redonda con manteles blancos y ramos de jazmines',
    'evento-5': 'Postre de chocolate con bengalas encendidas',
    'evento-6': 'Desayuno de trabajo con medialunas y frutas',
    'evento-7': 'Jarras de clericó con hielo y menta',
    'evento-8': 'Copas de helado artesanal en fila',
    'servicio-1': 'Parrillero acomodando el carbón',
    'servicio-2': 'Patio con mesas y faroles al anochecer',
    'servicio-3': 'Boga despinada con limón y perejil',
    error404: 'Plato vacío con un tenedor y una hoja de laurel',
  },
  legal: {
    name: 'Parrilla del Río S.R.L.',
    cuit: '30-12345678-1',
    consumerOffice: 'https://consumidor.example/reclamos',
    regretButton: 'https://rio.example/arrepentimiento',
    fiscalData: 'https://fiscal.example/?qr=1',
    vatRate: 21,
  },
};
