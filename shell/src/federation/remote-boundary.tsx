import { Component, type ReactNode } from 'react';

interface RemoteBoundaryProps {
  onError: (error: unknown) => void;
  children: ReactNode;
}

/** Keeps a crash inside of a remote's part from reaching anything around it; shows nothing itself. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.broken ? null : this.props.children;
  }
}
