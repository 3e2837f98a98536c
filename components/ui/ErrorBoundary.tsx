'use client';

import { Component, type ReactNode } from 'react';

type ErrorBoundaryProps = {
  /** What stands in place of a part that threw while it was rendered. */
  fallback: ReactNode;
  children: ReactNode;
};

/** Keeps an error of one part of the page from taking the whole page with it. React writes the error to the console. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
