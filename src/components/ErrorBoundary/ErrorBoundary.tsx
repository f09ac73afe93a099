import { Component, type ReactNode } from 'react';

export type ErrorBoundaryProps = {
  /** Takes the place of what failed. */
  fallback: ReactNode;
  /** Called once for an error. It is not handed on: its message may quote what a visitor typed. */
  onError?: () => void;
  children: ReactNode;
};

/** Keeps an error of what stands in it from the rest of the page. React itself writes the error to the console. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onError?.();
  }

  override render() {
    const { fallback, children } = this.props;
    return this.state.hasFailed ? fallback : children;
  }
}
