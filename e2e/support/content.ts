/** What the admin API of the tests serves, in the format of the real one. A test serves other content by `startSite` (server-test.ts). */
export const menus = {
  'A Pedido': [
    {
      title: 'Pizza party',
      price: 16900,
      starters: ['Bruschettas', 'Olivas'],
      principal: ['Pizzas libres'],
      photo: 'evento-4',
    },
    { title: 'Casamiento & fiesta #1', price: '48.500', food: ['Recepción', 'Plato principal'] },
    { title: 'A convenir' },
  ],
  'Menú pizzas': [
    { title: 'Pizza libre clásica', price: 11900, food: ['Muzzarella', 'Napolitana'] },
    { title: 'Pizza libre especial', price: 14500 },
  ],
  Entradas: [
    { title: 'Empanadas', price: 6900 },
    { title: 'Tabla de fiambres', price: 8900 },
  ],
  Postres: [
    { title: 'Flan mixto', price: 4500 },
    { title: 'Mesa dulce', price: 'desde 9.500' },
  ],
  Bebidas: [
    { title: 'Vino + soda', price: 8900 },
    { title: 'Cerveza tirada', price: 9900 },
  ],
};

export const testimonials = Array.from({ length: 7 }, (_, index) => ({
  _id: `review-${index + 1}`,
  name: `Clienta ${'ABCDEFG'[index]}`,
  message: `Mensaje ${index + 1}: todo riquísimo y puntual.`,
  stars: 5 - (index % 2),
  link: `https://maps.example/review/${index + 1}`,
  date: `2026-03-0${index + 1}`,
  image: { url: 'https://foreign.example/avatar.png' },
}));

/** A menu that is longer than any screen. */
export const longMenu = {
  'A Pedido': Array.from({ length: 80 }, (_, index) => ({
    title: `Opción número ${index + 1} con un nombre que ocupa dos renglones`,
    price: 1_000 + index,
  })),
};
