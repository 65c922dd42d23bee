import 'react'

/** Invoker commands: attributes of HTML that React passes through and its types lack. */
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close' | 'request-close' | 'toggle-popover' | 'show-popover' | 'hide-popover'
    /** Id of the element that the command acts on. */
    commandfor?: string
  }
}
