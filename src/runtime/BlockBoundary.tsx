import { Component, type ErrorInfo, type ReactNode } from 'react'
import { ProblemCard } from './ProblemCard.tsx'

interface Props {
  readonly type: string
  /** Line of the block in the site file, if it is known. */
  readonly line?: number | undefined
  readonly mode: 'development' | 'production'
  readonly children: ReactNode
}

interface State {
  readonly error?: unknown
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Limits the failure of a block to that block: shows a card in development and nothing in production. */
export class BlockBoundary extends Component<Props, State> {
  override state: State = {}

  static getDerivedStateFromError(error: unknown): State {
    return { error }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error(`Block \`${this.props.type}\` failed: ${messageOf(error)}`, error, info.componentStack)
  }

  override render() {
    const { type, line, mode, children } = this.props
    if (!('error' in this.state)) return children
    if (!import.meta.env.DEV || mode === 'production') return null
    return <ProblemCard title={`Block \`${type}\` failed`} line={line} text={messageOf(this.state.error)} />
  }
}
