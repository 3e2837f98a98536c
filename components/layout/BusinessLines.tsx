import { openingHoursText } from '@/lib/quotation/opening-hours-text';
import { business } from '@/lib/site/business';

export function BusinessLines() {
  const { openingHours, address, place } = business;
  return (
    <>
      {openingHours && (
        <p>
          Horario de atención:
          <br />
          {openingHoursText(openingHours)}
        </p>
      )}
      {address && (
        <p>
          {[
            address.street,
            [address.postalCode, address.locality ?? place].filter(Boolean).join(' '),
            address.region,
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
      )}
    </>
  );
}
