import { postFormForAnswer } from '../../src/runtime/postForm.ts'
import type { ContactMessage } from './messageRules.ts'
import type { ContactProps } from './schema.ts'

/** Sends a message where the author wants it, or waits as long as the author pretends to. Rejects when it did not arrive. */
export async function sendMessage(
  submit: ContactProps['form']['submit'],
  message: ContactMessage,
): Promise<void> {
  if ('post' in submit) await postFormForAnswer(submit.post.url, { ...message })
  else await new Promise((resolve) => setTimeout(resolve, submit.simulate))
}
