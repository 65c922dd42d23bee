import type { IChangeEvent } from '@rjsf/core'
import Form from '@rjsf/core/lib/components/Form.js'
// The entry of the package imports a validator that makes code from schemas, which the policy of Studio forbids.
import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js'
import StringField from '@rjsf/core/lib/components/fields/StringField.js'
import type {
  BaseInputTemplateProps,
  ErrorSchema,
  FieldProps,
  FieldTemplateProps,
  MultiSchemaFieldTemplateProps,
  ObjectFieldTemplateProps,
  RegistryFieldsType,
  RegistryWidgetsType,
  RJSFSchema,
  TemplatesType,
  ValidatorType,
  WidgetProps,
} from '@rjsf/utils'
import { type ComponentType, useId, useState } from 'react'
import styled from 'styled-components'
import { isPlainObject } from '../../../src/language/plain.ts'
import { wordsOf } from '../place.ts'
import { useStudio } from '../store.ts'
import { Button } from '../ui/Button.tsx'
import { Area, Choice, Hint, Input, Label, Line, Mistakes, Row, Stack } from '../ui/fields.tsx'
import { ActionField } from './ActionField.tsx'
import { ColorInput } from './ColorInput.tsx'
import { contextOf, type FormContext, nameOf, pointerOf } from './formContext.ts'
import { IconPicker } from './IconPicker.tsx'
import { ListField } from './ListField.tsx'
import { PageInput } from './PageInput.tsx'
import { PictureField } from './PictureField.tsx'
import { PictureInput } from './PictureInput.tsx'

interface Props {
  readonly schema: RJSFSchema
  readonly value: unknown
  readonly context: FormContext
  /** What is wrong, by place. */
  readonly mistakes: ErrorSchema
  readonly onChange: (value: unknown) => void
}

/** The form of a value, made from its schema. */
export function SiteForm({ schema, value, context, mistakes, onChange }: Props) {
  return (
    <Form
      key={context.at}
      tagName="div"
      schema={schema}
      formData={value}
      formContext={context}
      extraErrors={mistakes}
      validator={validator}
      templates={templates as Partial<TemplatesType>}
      fields={fields}
      widgets={widgets}
      noHtml5Validate
      showErrorList={false}
      idPrefix="field"
      experimental_defaultFormStateBehavior={defaults}
      uiSchema={noButton}
      onChange={({ formData }: IChangeEvent) => onChange(formData)}
    />
  )
}

const noButton = { 'ui:submitButtonOptions': { norender: true } }

/** Nothing is filled in that the author didn’t write. */
const defaults = {
  emptyObjectFields: 'skipDefaults',
  arrayMinItems: { populate: 'never' },
  allOf: 'skipDefaults',
  constAsDefaults: 'never',
} as const

/** The server checks what is typed; here, values only choose between alternatives of a schema. */
const validator: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({ errors: [] }),
  isValid: (schema: RJSFSchema, value: unknown): boolean => fits(schema, value),
}

function fits(schema: RJSFSchema, value: unknown): boolean {
  if (schema.anyOf?.some((each) => typeof each === 'object' && fits(each as RJSFSchema, value)) === false) return false
  if (schema.allOf?.every((each) => typeof each === 'object' && fits(each as RJSFSchema, value)) === false) return false
  if (Array.isArray(schema.enum)) return (schema.enum as readonly unknown[]).includes(value)
  if (schema.type === 'string') return typeof value === 'string'
  if (schema.type === 'object' || schema.properties) {
    if (!isPlainObject(value)) return false
    const keys = Object.keys(schema.properties ?? {})
    return (schema.required ?? []).every((key) => key in value) && Object.keys(value).some((key) => keys.includes(key))
  }
  return true
}

/** Fields of values that are more than their type says, by the `kind` that `formSchema` gives them. */
const kinds: Readonly<Record<string, ComponentType<FieldProps>>> = {
  action: ActionField,
  picture: PictureField,
  block: BlockLinkField,
  'number-or-text': NumberOrTextField,
}

const ownOr = (Field: ComponentType<FieldProps>) =>
  function OwnField(props: FieldProps) {
    const Own = kinds[String((props.schema as { kind?: string }).kind)] ?? Field
    return <Own {...props} />
  }

const fields: RegistryFieldsType = {
  ArrayField: ListField,
  ObjectField: ownOr(ObjectField),
  StringField: ownOr(StringField),
  FallbackField: () => null,
}

const PageWidget = ({ id, value, onChange }: WidgetProps) => (
  <PageInput id={id} value={value ?? ''} onChange={onChange} />
)

const inputOf =
  (type: string) =>
  ({ id, value, onChange }: WidgetProps) => (
    <Input id={id} type={type} value={value ?? ''} onChange={({ target }) => onChange(target.value)} />
  )

const widgets: RegistryWidgetsType = {
  TextareaWidget: TextWidget,
  SelectWidget,
  CheckboxWidget,
  'inline-markdown': TextWidget,
  markdown: TextWidget,
  icon: ({ id, value, onChange }) => <IconPicker id={id} value={value ?? ''} onChange={onChange} />,
  page: PageWidget,
  target: PageWidget,
  image: ({ value, onChange }) => <PictureInput value={value ?? ''} onChange={onChange} />,
  color: ({ id, value, onChange }) => <ColorInput id={id} value={value ?? ''} onChange={onChange} />,
  date: inputOf('date'),
  day: inputOf('text'),
  time: inputOf('time'),
  moment: MomentWidget,
  dialog: (props) => <NameWidget {...props} section="dialogs" />,
  service: (props) => <NameWidget {...props} section="services" />,
  collection: (props) => <NameWidget {...props} section="content" />,
}

const templates = {
  FieldTemplate,
  ObjectFieldTemplate,
  BaseInputTemplate,
  ErrorListTemplate: () => null,
  FieldHelpTemplate: () => null,
  FieldErrorTemplate: () => null,
  MultiSchemaFieldTemplate: ({ selector, optionSchemaField }: MultiSchemaFieldTemplateProps) => (
    <Stack $gap={0.375}>
      {selector}
      {optionSchemaField}
    </Stack>
  ),
}

/** A name, the field, and what is wrong with it. */
function FieldTemplate({
  id,
  label,
  children,
  rawErrors = [],
  schema,
  rawDescription,
  hidden,
  uiSchema,
}: FieldTemplateProps) {
  if (hidden) return null
  const isItem = uiSchema?.['ui:options']?.isItem === true
  const isOwn = schema.type === 'array' || schema.type === 'object' || schema.type === 'boolean' || 'kind' in schema
  return (
    <Stack $gap={0.25}>
      {!isOwn && !isItem && (
        <Label htmlFor={id} title={rawDescription}>
          {wordsOf(label)}
        </Label>
      )}
      {children}
      <Mistakes messages={rawErrors} />
    </Stack>
  )
}

/** What is filled in or needed; the rest is a row of names to add. */
function ObjectFieldTemplate({ properties, formData, schema, fieldPathId, title, uiSchema }: ObjectFieldTemplateProps) {
  const [added, setAdded] = useState<readonly string[]>([])
  const isRoot = fieldPathId.path.length === 0
  const isItem = uiSchema?.['ui:options']?.isItem === true
  const isShown = (name: string) =>
    (isPlainObject(formData) && name in formData) || schema.required?.includes(name) === true || added.includes(name)
  const shown = properties.filter(({ name }) => isShown(name))
  const others = properties.filter(({ name }) => !isShown(name))
  const body = (
    <Stack $gap={isRoot ? 1 : 0.75}>
      {shown.map(({ name, content }) => (
        <div key={name} data-key={name}>
          {content}
        </div>
      ))}
      {others.length > 0 && (
        <Row role="group" aria-label={`More for ${title}`}>
          {others.map(({ name }) => {
            const property = schema.properties?.[name]
            const description = typeof property === 'object' ? property.description : undefined
            return (
              <Button
                key={name}
                kind="plain"
                title={description}
                label={`+ ${wordsOf(name)}`}
                onClick={() => setAdded([...added, name])}
              />
            )
          })}
        </Row>
      )}
    </Stack>
  )
  if (isRoot || isItem) return body
  return (
    <Group>
      <legend>{wordsOf(String(fieldPathId.path.at(-1) ?? title))}</legend>
      {body}
    </Group>
  )
}

function BaseInputTemplate(props: BaseInputTemplateProps) {
  const { type, schema } = props
  const isNumber = schema.type === 'number' || schema.type === 'integer' || type === 'number'
  if (!isNumber) return <TextWidget {...(props as unknown as WidgetProps)} />
  const { id, value, onChange } = props
  return (
    <Input
      id={id}
      inputMode="decimal"
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
    />
  )
}

function TextWidget({ id, value, onChange, schema, label, options, rawErrors }: WidgetProps) {
  const isLong = schema.format === 'markdown'
  const isItem = options.isItem === true
  return (
    <Area
      id={id}
      rows={1}
      value={value ?? ''}
      {...(isItem && { 'aria-label': label })}
      aria-invalid={(rawErrors?.length ?? 0) > 0}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !isLong) event.preventDefault()
      }}
      onChange={({ target }) =>
        onChange(target.value === '' ? undefined : isLong ? target.value : target.value.replace(/\n/g, ' '))
      }
    />
  )
}

/** A day, and a time of it if one is needed. */
function MomentWidget({ id, value = '', onChange, label }: WidgetProps) {
  const [day = '', time = ''] = String(value).split(' ')
  const set = (day: string, time: string) => onChange([day, time].filter(Boolean).join(' ') || undefined)
  return (
    <Line>
      <Input id={id} type="date" value={day} onChange={({ target }) => set(target.value, time)} />
      <Input
        type="time"
        aria-label={`${wordsOf(label)}: time`}
        disabled={day === ''}
        value={time}
        onChange={({ target }) => set(day, target.value)}
      />
    </Line>
  )
}

function SelectWidget({ id, value, onChange, options, schema, required, label, hideLabel }: WidgetProps) {
  const choices = options.enumOptions ?? []
  const described = (schema as { enumDescriptions?: readonly string[] }).enumDescriptions
  return (
    <>
      <Choice
        id={id}
        {...(hideLabel && { 'aria-label': label })}
        value={value === undefined ? '' : String(value)}
        options={[
          ...(required ? [] : [['', 'As usual'] as const]),
          ...choices.map((each) => [String(each.value), wordsOf(each.label)] as const),
        ]}
        onChange={(next) => onChange(choices.find((each) => String(each.value) === next)?.value)}
      />
      {described && <Hint>{described[choices.findIndex((each) => each.value === value)]}</Hint>}
    </>
  )
}

function CheckboxWidget({ id, value, onChange, label, schema }: WidgetProps) {
  return (
    <Row as="label" title={schema.description}>
      <Input
        id={id}
        type="checkbox"
        checked={value === true}
        onChange={({ target }) => onChange(target.checked || undefined)}
      />
      <span>{wordsOf(label)}</span>
    </Row>
  )
}

/** A name that is declared elsewhere in the file. */
function NameWidget({ id, value, onChange, section }: WidgetProps & { section: 'dialogs' | 'services' | 'content' }) {
  const list = useId()
  const sections = useStudio(({ state }) => state?.sections)
  const names = (sections?.[section] ?? []).map((each) => (typeof each === 'string' ? each : each.name))
  return (
    <>
      <Input id={id} list={list} value={value ?? ''} onChange={({ target }) => onChange(target.value || undefined)} />
      <datalist id={list}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  )
}

/** A number, or the name of one in braces. */
function NumberOrTextField({ formData, fieldPathId, onChange, name, schema }: FieldProps) {
  const id = useId()
  return (
    <>
      <Label htmlFor={id} title={schema.description}>
        {wordsOf(name)}
      </Label>
      <Input
        id={id}
        value={formData === undefined ? '' : String(formData)}
        onChange={({ target: { value } }) =>
          onChange(value === '' ? undefined : Number.isFinite(Number(value)) ? Number(value) : value, fieldPathId.path)
        }
      />
    </>
  )
}

/** A block in another block, which opens in the panel. */
function BlockLinkField({ formData, fieldPathId, registry }: FieldProps) {
  const type = isPlainObject(formData) ? String(formData.type ?? '') : ''
  return (
    <Button
      kind="plain"
      label={`Edit ${wordsOf(type).toLowerCase()}: ${nameOf(formData).slice(0, 40)}`}
      onClick={() => contextOf(registry).open(pointerOf(registry, fieldPathId.path))}
    />
  )
}

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0 0 0 0.625rem;
  border: 0;
  border-inline-start: 2px solid var(--line);

  legend {
    padding: 0;
    margin-block-end: 0.25rem;
    font-weight: 500;
  }
`
