import type { PageRule } from './rule.ts'
import { clippedText } from './rules/clippedText.ts'
import { contained } from './rules/contained.ts'
import { controlEdges } from './rules/controlEdges.ts'
import { focusVisible } from './rules/focusVisible.ts'
import { headings } from './rules/headings.ts'
import { hiddenFocus } from './rules/hiddenFocus.ts'
import { images } from './rules/images.ts'
import { mirrored } from './rules/mirrored.ts'
import { motion } from './rules/motion.ts'
import { needsApp } from './rules/needsApp.ts'
import { overlappingText } from './rules/overlappingText.ts'
import { pageOverflow } from './rules/pageOverflow.ts'
import { readingOrder } from './rules/readingOrder.ts'
import { selectedState } from './rules/selectedState.ts'
import { tabOrder } from './rules/tabOrder.ts'
import { targetSize } from './rules/targetSize.ts'
import { textGrows } from './rules/textGrows.ts'
import { textWithoutScript } from './rules/textWithoutScript.ts'
import { uniqueIds } from './rules/uniqueIds.ts'

/** The rules that run in the page. This module and its imports are injected into the browser. */
export const pageRules: readonly PageRule[] = [
  textWithoutScript,
  pageOverflow,
  clippedText,
  overlappingText,
  textGrows,
  mirrored,
  readingOrder,
  headings,
  images,
  uniqueIds,
  contained,
  tabOrder,
  hiddenFocus,
  targetSize,
  controlEdges,
  selectedState,
  needsApp,
  motion,
  // Last, because it moves the focus.
  focusVisible,
]
