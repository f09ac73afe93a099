import { brand } from './brand.ts';

/** Copy of the job application, its dialog and its messages (specification sections 3, 4, 5 and 8). */
export const applicationForm = {
  dialogTitle: (position: string) => `Apply: ${position}`,
  dialogDescription: 'About ten minutes, with your résumé and a short video at hand.',
  groups: {
    person: 'About you',
    material: 'Your résumé and video',
    questions: 'A few questions',
    agreements: 'Before you send',
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
      'What I have written here is true and complete, and I accept the terms and conditions and the privacy policy for this application.',
    cultureIndexAgreement: 'I will complete the short personality survey that opens after I apply.',
  },
  hints: {
    linkedIn: 'The full address, beginning with https://',
    resume: 'PDF, DOC or DOCX, max 5MB',
    coverLetter: 'Introduce yourself in under 3 minutes, then paste the link to the recording.',
    salary: 'In US dollars a month, as an amount or a range.',
  },
  placeholder: 'Choose',
  options: {
    experience: [
      { value: '0-1', label: '0–1 years' },
      { value: '2-3', label: '2–3 years' },
      { value: '4-5', label: '4–5 years' },
      { value: '6-10', label: '6–10 years' },
      { value: '10+', label: 'More than 10 years' },
    ],
    availability: [
      { value: 'immediately', label: 'Immediately' },
      { value: '2-weeks', label: 'In 2 weeks' },
      { value: '1-month', label: 'In 1 month' },
      { value: '2-months', label: 'In 2 months' },
    ],
    referral: [
      { value: 'website', label: 'Your website' },
      { value: 'linkedin', label: 'LinkedIn' },
      { value: 'indeed', label: 'Indeed' },
      { value: 'referral', label: 'Someone I know' },
      { value: 'social', label: 'Social media' },
      { value: 'other', label: 'Somewhere else' },
    ],
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
    content: 'This file is not a PDF or Word document that we can open. Please attach another one.',
    protected:
      'This file is protected. Please save a copy without a password (Word: File, Info, Protect Document; PDF: print it as PDF) and attach that.',
    unreadable: 'Your browser could not read this file. Please save it on this device and choose it again.',
  },
  earlierFileKept: (name: string) => `${name} is still attached.`,
  resumeMissing: 'Please attach your résumé.',
  privacyLink: 'Privacy Policy',
  termsLink: 'Terms & Conditions',
  submit: 'Submit application',
  whyDisabled: 'Check both boxes above, and you can submit.',
  uploading: 'Uploading your résumé',
  cancelUpload: 'Cancel the upload',
  sending: 'Your résumé has arrived. Sending your application.',
  submitting: 'Submitting...',
  draft: {
    restored: 'Your answers are still here.',
    attachAgain: 'Only the résumé has to be attached again: files are not kept.',
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
  afterFailure: 'Everything you typed is still here. If it fails again, reach us directly:',
  afterUploadFailure: 'Everything you typed is still here, and nothing was sent. If it fails again, reach us directly:',
  offline:
    'You are offline. Everything you typed is still here. Press the button again once you are connected, or reach us directly:',
  success: {
    surveyOpened: 'One last step: the personality survey has opened in a new tab.',
    surveyBlocked: 'One last step: please take the personality survey. Your browser did not let us open it.',
    surveyLink: 'Open the survey',
    close: 'Close',
  },
  leaving: {
    whileUploading: {
      title: 'Your résumé is still uploading',
      text: 'If you close now, the upload stops and nothing is sent. What you typed is kept until you close this tab.',
      stay: 'Keep uploading',
      leave: 'Stop and close',
    },
    whileSubmitting: {
      title: 'Your application is being sent',
      text: 'This takes a few seconds. If you close now, it is still sent, and a message tells you when it has arrived.',
      stay: 'Wait here',
      leave: 'Close anyway',
    },
  },
  unavailable:
    'The form could not be loaded. Check your connection and press the button again, or send us your application directly:',
  phone: brand.phone,
  email: brand.email,
} as const;
