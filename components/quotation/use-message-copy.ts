import 'client-only';
import { useState } from 'react';
import { useHandOver } from '@/components/ui/use-hand-over';

/** Copies the message and reports the outcome. `isDenied` is true from a refused copy until one succeeds. */
export function useMessageCopy(message: string) {
  const handOver = useHandOver(message);
  const [isDenied, setDenied] = useState(false);

  async function copyMessage() {
    const copied = await handOver.copy(message, {
      copied: 'Mensaje copiado.',
      denied: 'Tu navegador no nos deja copiarlo: elegí el texto y copialo vos.',
    });
    setDenied(!copied);
  }

  return { ...handOver, isDenied, copyMessage };
}
