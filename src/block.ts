/** What a block is made of: the public modules of Pagewright for components, as docs/blocks.md describes them. */
export { formatDate, formatShortDate } from './site/format/formatDate.ts'
export { formatTime } from './site/format/formatTime.ts'
export { ActionLink } from './site/runtime/ActionLink.tsx'
export { Actions } from './site/runtime/Actions.tsx'
export { Blocks } from './site/runtime/BlockRenderer.tsx'
export { PersonLine } from './site/runtime/PersonLine.tsx'
export { postForm } from './site/runtime/postForm.ts'
export { useReportSent } from './site/runtime/useReportSent.ts'
export { useIsAllowed } from './site/stores/allowedServices.ts'
export { chooseBillingPeriod, useBillingPeriod } from './site/stores/billingPeriod.ts'
export { useIsDialogOpen } from './site/stores/dialogs.ts'
export { createFlag } from './site/stores/flag.ts'
export { keep, recall } from './site/stores/storage.ts'
export { showToast } from './site/stores/toasts.ts'
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
  travel,
} from './site/theme/tokens.ts'
export { Accordion } from './site/ui/Accordion.tsx'
export { Button } from './site/ui/Button.tsx'
export { Badge, Card, Grid, Stack } from './site/ui/Card.tsx'
export { CheckField } from './site/ui/CheckField.tsx'
export { DateField } from './site/ui/DateField.tsx'
export { Dialog } from './site/ui/Dialog.tsx'
export { dialogAround, openDialogs, showDialog } from './site/ui/dialogs.ts'
export { Eyebrow } from './site/ui/Eyebrow.tsx'
export { Form, useForm } from './site/ui/Form.tsx'
export { Icon } from './site/ui/Icon.tsx'
export { Illustration } from './site/ui/Illustration.tsx'
export { useLanguage } from './site/ui/language.ts'
export { OptionCard, optionMixin } from './site/ui/OptionCard.tsx'
export { Photo } from './site/ui/Photo.tsx'
export { Picture } from './site/ui/Picture.tsx'
export { PriceNote } from './site/ui/PriceNote.tsx'
export { Paragraph, RichText, SmallPrint } from './site/ui/RichText.tsx'
export { Section } from './site/ui/Section.tsx'
export { SelectField } from './site/ui/SelectField.tsx'
export { ServiceFrame } from './site/ui/ServiceFrame.tsx'
export { TextAreaField } from './site/ui/TextAreaField.tsx'
export { TextField } from './site/ui/TextField.tsx'
export { usePrice } from './site/ui/usePrice.ts'
export { VisuallyHidden } from './site/ui/VisuallyHidden.tsx'
