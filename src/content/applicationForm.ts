import { brand } from './brand.ts';

/** Copy of the job application, its dialog and its messages (specification sections 3, 4, 5 and 8). */
export const applicationForm = {
  dialogTitle: (position: string) => `Apply: ${position}`,
  dialogDescription: 'It takes about ten minutes. Have your résumé and a short video ready.',
  groups: {
    person: 'About you',
    material: 'Your résumé and video',
    questions: 'A few questions',
    agreements: 'Before you submit',
  },
  labels: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phone: 'Phone',
    linkedIn: 'LinkedIn profile',
    resume: 'Résumé',
    coverLetter: 'Loom video link',
    experience: 'Years of experience',
    availability: 'When could you start?',
    salary: 'Monthly salary expectation',
    referral: 'How did you hear about us?',
    agreement:
      'My answers are true and complete, and I accept the terms and conditions and the privacy policy for this application.',
    cultureIndexAgreement: 'I’ll take the short personality survey that opens after I apply.',
  },
  hints: {
    linkedIn: 'Such as linkedin.com/in/your-name',
    resume: 'PDF, DOC or DOCX, max 5MB',
    coverLetter: 'Introduce yourself in under 3 minutes, then paste the link to the recording.',
    salary: 'In US dollars per month. An amount or a range is fine.',
  },
  options: {
    experience: {
      '0-1': '0–1 years',
      '2-3': '2–3 years',
      '4-5': '4–5 years',
      '6-10': '6–10 years',
      '10+': 'More than 10 years',
    },
    availability: {
      immediately: 'Immediately',
      '2-weeks': 'In 2 weeks',
      '1-month': 'In 1 month',
      '2-months': 'In 2 months',
    },
    referral: {
      website: 'Your website',
      linkedin: 'LinkedIn',
      indeed: 'Indeed',
      referral: 'Someone I know',
      social: 'Social media',
      other: 'Somewhere else',
    },
  },
  file: {
    choose: 'Choose a file',
    drop: 'or drop it here',
    replace: 'Replace',
    remove: 'Remove',
  },
  fileProblems: {
    type: 'Please attach a PDF, DOC or DOCX file.',
    size: 'This file is larger than 5 MB. Please attach a smaller one.',
    empty: 'This file is empty. Please choose it again.',
    content: 'This isn’t a PDF or Word document we can open. Please attach another one.',
    protected:
      'This file is password-protected. Please save a copy without the password (Word: File, Info, Protect Document; PDF: print it to a new PDF) and attach that.',
    unreadable: 'Your browser couldn’t read this file. Please save it to this device and choose it again.',
  },
  earlierFileKept: (name: string) => `${name} is still attached.`,
  resumeMissing: 'Please attach your résumé.',
  privacyLink: 'Privacy Policy',
  termsLink: 'Terms & Conditions',
  submit: 'Submit application',
  whyDisabled: 'Check both boxes above to submit.',
  uploading: 'Uploading your résumé',
  arriving:
    'Your device has handed over the file. On a slow connection it takes a few minutes more to arrive: keep this page open.',
  cancelUpload: 'Cancel the upload',
  sending: 'We have your résumé. Sending your application.',
  submitting: 'Submitting...',
  draft: {
    restored: 'Your answers are still here.',
    attachAgain: 'You’ll just need to attach your résumé again. Files aren’t saved.',
    discard: 'Clear the form',
  },
  toasts: {
    agreementMissing: {
      title: 'Agreement Required:',
      text: 'Please complete all required agreements before submitting your application.',
    },
    videoMissing: {
      title: 'Loom Video Required:',
      text: 'Please provide a valid Loom video link. Visit loom.com to create your video.',
    },
    uploadFailed: { title: 'File Upload Error:', text: 'There was an error uploading your resume. Please try again.' },
    submissionFailed: { title: 'Submission Error:', text: 'There was an error submitting your application. Please try again.' },
    succeeded: { title: 'Application Submitted!', text: "Thank you for your interest. We'll be in touch soon." },
  },
  /** What stopped the upload, and what helps; it stands below the toast's sentence. */
  uploadProblems: {
    unavailable: 'Our server can’t take files right now. Please wait a few minutes first.',
    unreachable: 'We couldn’t reach our server from your network. On public Wi-Fi, open any other website first to sign in.',
    silent:
      'Your connection went silent, so we stopped waiting. Move to where it’s steadier, switch networks, or attach a smaller file.',
    cut_off:
      'The connection was cut before your résumé arrived. If it happens again, the file may be too large for your network: switch networks, or attach a smaller file.',
    slept:
      'Your device went to sleep during the upload, and the connection was lost. Keep its screen on until we have your résumé.',
    network_too_large:
      'This file is too large for your network, which stopped it on the way. Switch networks, or attach a smaller file.',
    intercepted:
      'Your network answered in our place. On public Wi-Fi, open any other website first to sign in; at work, try another network.',
  },
  afterFailure: 'Everything you typed is still here. If it fails again, reach us directly:',
  afterUploadFailure:
    'Everything you typed is still here, and nothing was sent. Trying again uploads your résumé from the start. If it fails again, reach us directly:',
  offline: 'You’re offline. Everything you typed is still here. Try again once you’re connected, or reach us directly:',
  success: {
    surveyOpened: 'One last step: the personality survey is open in a new tab.',
    surveyBlocked: 'One last step: please take the personality survey. Your browser wouldn’t let us open it for you.',
    surveyLink: 'Open the survey',
    close: 'Close',
  },
  leaving: {
    whileUploading: {
      title: 'Your résumé is still uploading',
      text: 'If you close this now, the upload stops and nothing is sent. What you typed stays here until you close the tab.',
      stay: 'Keep uploading',
      leave: 'Stop and close',
    },
    whileSubmitting: {
      title: 'We’re sending your application',
      text: 'This takes a few seconds. If you close this now, it still goes out, and you’ll see a message when it gets to us.',
      stay: 'Wait here',
      leave: 'Close anyway',
    },
  },
  unavailable: 'The form didn’t load. Check your connection and try again, or send us your application directly:',
  phone: brand.phone,
  email: brand.email,
} as const;
