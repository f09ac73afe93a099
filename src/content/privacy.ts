import { brand } from './brand.ts';
import { footer } from './navigation.ts';

/** Copy about third-party scripts: the notice, 'Your privacy choices' and the chat. */
export const privacy = {
  choices: footer.privacyChoices,
  notice: {
    landmark: 'Privacy notice',
    notice: {
      text: 'Ads, analytics and chat here come from other companies; they never see what you type.',
      accept: 'Understood',
      decline: 'Turn all off',
    },
    'opt-in': {
      text: 'Other companies’ ads, analytics and chat run here only if you allow them.',
      accept: 'Yes, allow',
      decline: 'No, thanks',
    },
    signal: {
      text: 'Opt-out request honored: your browser’s privacy signal keeps ads and analytics off.',
      accept: 'Understood',
    },
  },
  dialog: {
    description: 'What other companies can do while you browse.',
    categories: {
      advertising: {
        label: 'Advertising and partner credit',
        text: 'Sees that you opened a page or requested or booked a call. Credits the partner whose link you followed.',
      },
      analytics: {
        label: 'Analytics',
        text: 'Counts which pages get read and where visits come from.',
      },
      services: { label: 'Chat and helpers', text: 'Puts a chat window and similar tools on every page.' },
    },
    loadsFrom: 'Loads from',
    neverTyped: 'These scripts never see what you type into our forms.',
    save: 'Save my choices',
    allOff: 'Turn everything off',
    close: 'Close',
    chosenOn: 'You chose this on',
    /** The text for each consent mode. */
    notChosen: {
      notice: 'You haven’t chosen yet, so everything here is on.',
      'opt-in': 'You haven’t chosen yet, so everything here is off.',
    },
    signal: {
      title: 'Opt-out request honored.',
      text: 'Your browser sends the Global Privacy Control signal. It overrides any setting here, so all of this is off.',
      withoutServices: 'Your browser sends the Global Privacy Control signal. It would override any setting here.',
    },
    nothing: {
      title: 'There’s nothing to turn off.',
      text: 'This site loads no advertising, analytics or chat. Calendars and videos from other companies appear only on the pages made for them.',
    },
    saved: { title: 'Saved.', text: 'Your privacy choices now apply.' },
  },
  chat: {
    start: 'Start the chat',
    asking: 'Chat comes from another company, and loads only if you start it.',
    loading: 'Chat is on its way …',
    ready: 'Chat is ready in the corner of the page.',
    failed: 'Chat didn’t load. Please call us instead:',
    phone: brand.phone,
  },
} as const;
