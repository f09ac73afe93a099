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
      text: 'Opt-out request honored: your browser’s privacy signal keeps other companies’ scripts off.',
      accept: 'Understood',
    },
  },
  dialog: {
    description: 'What other companies may do while you read.',
    categories: {
      advertising: {
        label: 'Advertising and partner credit',
        text: 'Learns that a page was opened, or a call requested or booked; credits the partner whose link you followed.',
      },
      analytics: {
        label: 'Analytics',
        text: 'Counts which pages are read and where visits come from.',
      },
      services: { label: 'Chat and helpers', text: 'Shows a chat window and similar aids on every page.' },
    },
    loadsFrom: 'Loads from',
    neverTyped: 'These scripts are not told what you type into our forms.',
    save: 'Save my choices',
    allOff: 'Turn all off',
    close: 'Close',
    chosenOn: 'You chose this on',
    /** By consent mode. */
    notChosen: {
      notice: 'You have not chosen yet: everything listed here is on.',
      'opt-in': 'You have not chosen yet: everything listed here is off.',
    },
    signal: {
      title: 'Opt-out request honored.',
      text: 'Your browser sends the Global Privacy Control signal. It wins over any setting here: all of this is off.',
      withoutServices: 'Your browser sends the Global Privacy Control signal. It would win over any setting here.',
    },
    nothing: {
      title: 'There is nothing to turn off.',
      text: 'This site loads no advertising, no analytics and no chat. Calendars and videos of other companies appear only on the pages that are made for them.',
    },
    saved: { title: 'Saved.', text: 'Your privacy choices now apply.' },
  },
  chat: {
    start: 'Start the chat',
    asking: 'Chat loads from another company, and only if you start it.',
    loading: 'Chat is on its way …',
    ready: 'Chat is ready in the corner of the page.',
    failed: 'Chat could not be loaded. Please call us instead:',
    phone: brand.phone,
  },
} as const;
