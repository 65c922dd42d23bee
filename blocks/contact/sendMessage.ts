import { postFormForAnswer } from '../../src/runtime/postForm.ts'
import type { ContactMessage } from './messageRules.ts'
import type { ContactProps } from './schema.ts'

/** Posts a message to the author’s service, or waits if sending is simulated. Rejects if the request fails. */
export async function sendMessage(
  submit: ContactProps['form']['submit'],
  message: ContactMessage,
): Promise<void> {
  if ('post' in submit) await postFormForAnswer(submit.post.url, { ...message })
  else await new Promise((resolve) => setTimeout(resolve, submit.simulate))
}
