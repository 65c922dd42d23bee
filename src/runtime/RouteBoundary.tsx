import { Component, type ErrorInfo, type ReactNode } from 'react'
import { UnexpectedError } from './UnexpectedError.tsx'

interface Props {
  /** Path of the route. A new path resets the boundary. */
  readonly path: string
  readonly children: ReactNode
}

interface State {
  readonly path: string
  readonly failed: boolean
}

/** Shows a heading and a link home if a whole route fails to render. */
export class RouteBoundary extends Component<Props, State> {
  override state: State = { path: this.props.path, failed: false }

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true }
  }

  static getDerivedStateFromProps({ path }: Props, state: State): State | null {
    return path === state.path ? null : { path, failed: false }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error('The page failed to render.', error, info.componentStack)
  }

  override render() {
    return this.state.failed ? <UnexpectedError /> : this.props.children
  }
}
