import { renderToStaticMarkup } from 'react-dom/server';
import { sampleFacts } from '@/lib/testing/sample-facts';
import { EventGallery } from './EventGallery';

it('a caption stands under its own photo', () => {
  const facts = { ...sampleFacts, captions: { 'evento-2': 'Casamiento en Pilar' } };
  document.body.innerHTML = renderToStaticMarkup(<EventGallery facts={facts} />);
  const captioned = Array.from(document.querySelectorAll('figcaption'), ({ textContent, parentElement }) => [
    parentElement?.querySelector('img')?.alt,
    textContent,
  ]);
  expect(captioned).toEqual([[facts.photos['evento-2'], 'Casamiento en Pilar']]);
});
