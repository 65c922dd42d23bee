// Written by `npm run new-look` from the files in this folder.
import { look as clinic } from './clinic.ts'
import { look as gallery } from './gallery.ts'
import { look as night } from './night.ts'
import { look as paper } from './paper.ts'
import { look as press } from './press.ts'
import { look as workshop } from './workshop.ts'

/** All looks, by name. */
export const looks = { clinic, gallery, night, paper, press, workshop } as const
