import { Component, type ReactNode } from 'react';

interface RemoteBoundaryProps {
  onError: (error: unknown) => void;
  /** What stands there until whoever is told has decided. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps a crash inside of a remote's part from reaching anything around it. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
