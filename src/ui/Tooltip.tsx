import type { ReactElement } from 'react'
export function Tooltip({ children }: { readonly text: string; readonly children: ReactElement }) {
  return children
}
