import { business } from '@/lib/site/business';
import { config } from '@/lib/site/config';
import { greetingLink } from '@/lib/site/greeting-link';
import { ChatIcon } from './ChatIcon';
import { ChatLauncher } from './ChatLauncher';

/** The floating WhatsApp chat of every page. Its HTML is a plain link, so that it works before and without scripts. */
export function ChatWidget() {
  return (
    <ChatLauncher
      account={{
        name: business.name,
        welcome: business.texts.chatWelcome,
        hours: business.openingHours,
        phone: config.WHATSAPP_PHONE,
      }}
      plainLink={greetingLink()}
      icon={<ChatIcon />}
    />
  );
}
