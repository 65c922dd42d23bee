import { hidePast } from './hidePast.ts'

hidePast()
// A page can come back from the history on another day.
addEventListener('pageshow', () => hidePast())
