import { createElement } from 'react';
import { toast } from 'react-toastify/unstyled';
import { ToastBody, type ToastMessage } from './ToastStack.tsx';
import { randomUuid } from '../../lib/randomUuid.ts';

export { ToastStack } from './ToastStack.tsx';

/** Shows a message in the stack with this id; before the stack is rendered, the library keeps it. */
export function showToast(containerId: string, type: 'success' | 'error', message: ToastMessage): void {
  const toastId = message.topic ?? randomUuid();
  const options = { containerId, type, data: message };
  if (toast.isActive(toastId, containerId)) toast.update<ToastMessage>(toastId, options);
  else toast<ToastMessage>((props) => createElement(ToastBody, props), { ...options, toastId });
}
