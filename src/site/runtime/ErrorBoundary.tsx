import { Component, type ErrorInfo, type ReactNode } from 'react'

interface Props {
  /** What replaces the children if they fail to render. */
  readonly fallback: (error: unknown) => ReactNode
  /** First line of the log entry of a failure. Without it, nothing is logged. */
  readonly describe?: (error: unknown) => string
  /** Called after a failure, when the fallback is on the page. */
  readonly onCatch?: () => void
  /** A new path gives the children another try. */
  readonly path?: string
  readonly children: ReactNode
}

interface State {
  readonly path: string | undefined
  readonly failure?: { readonly error: unknown } | undefined
}

/** Limits a failure to the part of the page that is inside. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { path: this.props.path }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } }
  }

  static getDerivedStateFromProps({ path }: Props, state: State): State | null {
    return path === state.path ? null : { path, failure: undefined }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    const { describe, onCatch } = this.props
    if (describe) console.error(describe(error), error, info.componentStack)
    onCatch?.()
  }

  override render() {
    const { failure } = this.state
    return failure ? this.props.fallback(failure.error) : this.props.children
  }
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
