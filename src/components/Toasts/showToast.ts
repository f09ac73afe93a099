import { createElement } from 'react';
import { toast } from 'react-toastify/unstyled';
import { ToastBody, type ToastText } from './ToastStack.tsx';
import type { Notify, ToastMessage } from './useNotify.ts';

export { ToastStack } from './ToastStack.tsx';

export type ShownToast = ToastMessage & {
  type: keyof Notify;
  /** Of the stack that shows it. */
  containerId: string;
};

/** Shows a message; before its stack is rendered, the library keeps it. */
export function showToast({ type, title, text, topic, containerId }: ShownToast): void {
  const toastId = topic ?? crypto.randomUUID();
  const options = { containerId, type, data: { title, text } };
  if (toast.isActive(toastId, containerId)) toast.update<ToastText>(toastId, options);
  else toast<ToastText>((props) => createElement(ToastBody, props), { ...options, toastId });
}
