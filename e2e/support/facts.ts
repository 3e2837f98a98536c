import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { photoNames } from '../../lib/site/photo-names';
import { projectRoot, temporaryFolder } from './site';

/** The rows of a table of facts. */
export type FactRows = readonly (readonly [dato: string, valor: string])[];

/** A caterer in another city, with most of what a table of facts may hold. */
export const rosario: FactRows = [
  ['nombre', 'La Brasa & Hijos'],
  ['ciudad', 'Rosario'],
  ['zona', 'Rosario'],
  ['zona', 'Funes'],
  ['zona', 'San Lorenzo'],
  ['cocina', 'Parrilla'],
  ['cocina', 'Paella'],
  ['rango de precios', '$9.000 a $52.000 por persona'],
  ['correo', 'hola@labrasa.example'],
  ['dirección', 'Bv. Oroño 1234'],
  ['localidad', 'Funes'],
  ['provincia', 'Santa Fe'],
  ['código postal', 'S2000'],
  ['horario', 'lunes y martes de 10 a 20'],
  ['horario', 'sáb 18 a 3'],
  ['frase de inicio', 'Asado a la cruz y paella gigante frente al río.'],
  ['dato de inicio', 'Desde 1998'],
  ['dato de inicio', 'Parrilleros propios'],
  ['texto de eventos', 'Cocinamos en tu quinta o salón, con parrilleros y mesa puesta.'],
  ['texto al pie', 'Asado a la cruz y paella para tu fiesta en Rosario.'],
  ['saludo del chat', '¡Hola! ¿Para cuántas personas es?'],
  ['chicos', 'de 3 a 10 pagan 60 %'],
  ['sin TACC', 'con una parrilla aparte'],
  ['presupuesto', 'sí'],
  ['aceptar', 'Para reservar, respondé "Acepto" y te pasamos el alias.'],
  ['extra', 'Traslado: 45.000 por evento'],
  ['promesa', 'Parrilla propia'],
  ['promesa', 'Contestamos en la semana'],
  ['condición', 'Reserva: Con la mitad del total reservás la fecha.'],
  ['condición', 'Gente: Cocinamos para 35 o más.'],
  [
    'Google inicio',
    'Asado a la cruz y paella gigante para casamientos y cumpleaños en Rosario y alrededores, con parrilleros y mozos.',
  ],
  [
    'Google eventos',
    'Armá tu asado o paella en Rosario con precios por persona y pedí la cotización por WhatsApp en un minuto.',
  ],
  ['vista previa inicio', 'Asado a la cruz y paella gigante, con parrilleros y mozos.'],
  ['vista previa eventos', 'Elegí tu asado o tu paella y pedí la cotización por WhatsApp.'],
  ...photoNames.map((name) => [`descripción ${name}`, `La foto ${name} de la parrilla`] as const),
  ['razón social', 'La Brasa S.R.L.'],
  ['CUIT', '30-12345678-1'],
  ['Defensa del Consumidor', 'https://consumidor.example/reclamos'],
  ['Botón de arrepentimiento', 'https://labrasa.example/arrepentimiento'],
  ['Data fiscal', 'https://fiscal.example/?qr=1'],
  ['IVA', '21 %'],
];

/** The value of a fact. */
export function valueIn(rows: FactRows, dato: string): string | undefined {
  return rows.find(([name]) => name === dato)?.[1];
}

/** Writes a table of facts, for `FACTS_TABLE`, and returns its path. */
export function factsFile(rows: FactRows, file = join(temporaryFolder(), 'datos.csv')): string {
  const lines = [['dato', 'valor'], ...rows].map((cells) =>
    cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(),
  );
  writeFileSync(file, lines.join('\n'));
  return file;
}

/** The sample's facts with another name: with the sample's, a public site with content of its own does not start. */
export function ownFacts(name = 'Brasa y Masa'): string {
  const sample = readFileSync(join(projectRoot, 'lib/content/sample/facts.csv'), 'utf8');
  const file = join(temporaryFolder(), 'datos.csv');
  writeFileSync(file, sample.replace(/(?<=^nombre;)[^;]*/m, `"${name}"`));
  return file;
}

/** What a public site with content of its own needs to start. */
export const publicBusiness = { WHATSAPP_PHONE: '+54 9 11 5555-0000', FACTS_TABLE: ownFacts() };
