import 'client-only';
import { Paper } from '@/components/ui/Paper';
import { choiceLink } from './linked-choice';
import { useRequest } from './request-context';

/** The request on paper, with the link of its choice. */
export function PrintedRequest() {
  const { business, choice, message } = useRequest();
  const { logo, phoneText } = business;
  const { options } = choice;
  if (options.length === 0) return null;
  const headLines = ['Menú para tu evento', `WhatsApp ${phoneText}`, choiceLink(options)];
  return <Paper logo={logo} headLines={headLines} message={message} />;
}
