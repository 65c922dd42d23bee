/** What a block is made of: the public modules of Pagewright for components, as docs/blocks.md describes them. */
export { formatDate, formatShortDate } from './format/formatDate.ts'
export { formatTime } from './format/formatTime.ts'
export { ActionLink } from './runtime/ActionLink.tsx'
export { Actions } from './runtime/Actions.tsx'
export { Blocks } from './runtime/BlockRenderer.tsx'
export { postForm } from './runtime/postForm.ts'
export { useReportSent } from './runtime/useReportSent.ts'
export { useIsAllowed } from './stores/allowedServices.ts'
export { chooseBillingPeriod, useBillingPeriod } from './stores/billingPeriod.ts'
export { useIsDialogOpen } from './stores/dialogs.ts'
export { createFlag } from './stores/flag.ts'
export { keep, recall } from './stores/storage.ts'
export { showToast } from './stores/toasts.ts'
export {
  color,
  duration,
  ease,
  fill,
  glowOn,
  measure,
  media,
  radius,
  shadow,
  space,
  text,
  tracking,
} from './theme/tokens.ts'
export { Accordion } from './ui/Accordion.tsx'
export { Button } from './ui/Button.tsx'
export { Badge, Card, Grid, Stack } from './ui/Card.tsx'
export { CheckField } from './ui/CheckField.tsx'
export { DateField } from './ui/DateField.tsx'
export { Dialog } from './ui/Dialog.tsx'
export { dialogAround, openDialogs, showDialog } from './ui/dialogs.ts'
export { Eyebrow } from './ui/Eyebrow.tsx'
export { Form, useForm } from './ui/Form.tsx'
export { Icon } from './ui/Icon.tsx'
export { Illustration } from './ui/Illustration.tsx'
export { useLanguage } from './ui/language.ts'
export { OptionCard, optionLook } from './ui/OptionCard.tsx'
export { Photo } from './ui/Photo.tsx'
export { Picture } from './ui/Picture.tsx'
export { PriceNote } from './ui/PriceNote.tsx'
export { Paragraph, RichText, SmallPrint } from './ui/RichText.tsx'
export { Section } from './ui/Section.tsx'
export { SelectField } from './ui/SelectField.tsx'
export { ServiceFrame } from './ui/ServiceFrame.tsx'
export { TextAreaField } from './ui/TextAreaField.tsx'
export { TextField } from './ui/TextField.tsx'
export { usePrice } from './ui/usePrice.ts'
export { VisuallyHidden } from './ui/VisuallyHidden.tsx'
