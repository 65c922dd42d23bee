import type { AppointmentFormProps } from './schema.ts'

export type Messages = Required<NonNullable<AppointmentFormProps['messages']>>

/** What the form says where the author says nothing. */
export const defaultMessages: Messages = {
  required: 'Please fill in this field.',
  choose: 'Please choose one.',
  email: 'Please enter a valid email address.',
  missing: {
    title: 'Missing information',
    text: 'Please select both a date and time for your demo.',
  },
  failed: {
    title: 'Scheduling Error',
    text: "We couldn't schedule your demo. Please try again later.",
  },
  done: {
    title: 'Demo Scheduled!',
    text: 'Your demo is scheduled for {date} at {time}.',
  },
  confirmation: "We've sent a confirmation to your email with all the details.",
}
