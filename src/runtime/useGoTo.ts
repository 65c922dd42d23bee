import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'

/** `replace` replaces the current page in the history, so that going back skips it. */
type GoTo = (to: string, way?: 'push' | 'replace') => void

/** Opens a page of this site for a block, after something the visitor did. Links are actions instead. */
export function useGoTo(): GoTo {
  const navigate = useNavigate()
  return useCallback((to, way = 'push') => void navigate(to, { replace: way === 'replace' }), [navigate])
}
