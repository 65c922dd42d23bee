import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { createMessageReader, frameMessage, type Message } from './jsonRpc.ts'

/** A place in a text as the protocol counts it: lines and columns from 0. */
export interface Position {
  readonly line: number
  readonly character: number
}

export interface EditorProblem {
  /** From 1, as editors show it. */
  readonly line: number
  readonly message: string
}

export interface Completion {
  readonly label: string
  readonly insertText: string
  readonly documentation: string
}

/** A text that is open in the editor. */
interface OpenText {
  /** What the server reports about the text, once it has checked it. */
  readonly problems: () => Promise<readonly EditorProblem[]>
  /** The completions that it offers at a place. */
  readonly completions: (at: Position) => Promise<readonly Completion[]>
  /** The hover text at a place; empty if there is none. */
  readonly hover: (at: Position) => Promise<string>
  readonly close: () => void
}

/** The YAML language server that VS Code, Neovim, Helix and Zed run, as a process of its own. */
export interface LanguageServer {
  /** Opens a text as if it were the content of a file. The file can have another content, or not exist. */
  readonly open: (file: string, text: string) => OpenText
  /** Notifies the server that a file has changed on disk, as editors do. */
  readonly tellChanged: (file: string) => void
  /** Resolves with what is reported about the text the next time it is checked. */
  readonly nextProblems: (file: string) => Promise<readonly EditorProblem[]>
  /** Every connection that the server tried to open; the network is closed to it. */
  readonly connections: () => readonly string[]
  readonly stop: () => Promise<void>
}

type Server = ChildProcessByStdio<Writable, Readable, Readable>

const program = resolve('node_modules/yaml-language-server/bin/yaml-language-server')
/** Runs before the server: prints the target of every connection to stderr and rejects the connection. */
const closedNetwork = `data:text/javascript,${encodeURIComponent(`
  import { Socket } from 'node:net'
  Socket.prototype.connect = function (...args) {
    console.error('closed to ' + JSON.stringify(args[0]))
    return this.destroy(new Error('The network is closed.'))
  }
`)}`
const settings: Readonly<Record<string, unknown>> = {
  yaml: { validate: true, hover: true, completion: true, schemaStore: { enable: false } },
}

export async function startLanguageServer(): Promise<LanguageServer> {
  const server: Server = spawn(process.execPath, ['--import', closedNetwork, program, '--stdio'], {
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  let complaints = ''
  server.stderr.on('data', (chunk: Buffer) => {
    complaints += chunk.toString()
  })
  const answers = new Map<number, (result: unknown) => void>()
  const waiting = new Map<string, ((problems: readonly EditorProblem[]) => void)[]>()
  let lastId = 0

  const send = (message: object): void => {
    server.stdin.write(frameMessage(message))
  }
  const notify = (method: string, params: object): void => send({ method, params })
  const ask = (method: string, params: object): Promise<unknown> => {
    const id = ++lastId
    send({ id, method, params })
    return new Promise((settle) => answers.set(id, settle))
  }
  const nextProblems = (uri: string): Promise<readonly EditorProblem[]> =>
    new Promise((settle) => waiting.set(uri, [...(waiting.get(uri) ?? []), settle]))

  const receive = (message: Message): void => {
    const { id, method, params, result } = message
    if (method === undefined) {
      if (typeof id === 'number') answers.get(id)?.(result)
    } else if (id !== undefined) {
      send({ id, result: method === 'workspace/configuration' ? configurationFor(params) : null })
    } else if (method === 'textDocument/publishDiagnostics') {
      const uri = textAt(params, 'uri')
      for (const settle of waiting.get(uri) ?? []) settle(problemsOf(params))
      waiting.delete(uri)
    }
  }
  server.stdout.on('data', createMessageReader(receive))

  await ask('initialize', {
    processId: process.pid,
    rootUri: pathToFileURL(resolve('.')).href,
    capabilities: {
      workspace: { configuration: true },
      textDocument: {
        completion: { completionItem: { documentationFormat: ['markdown'], snippetSupport: true } },
        publishDiagnostics: {},
      },
    },
  })
  notify('initialized', {})

  return {
    open(file, text) {
      const uri = pathToFileURL(resolve(file)).href
      const first = nextProblems(uri)
      const textDocument = { uri }
      notify('textDocument/didOpen', { textDocument: { uri, languageId: 'yaml', version: 1, text } })
      return {
        problems: () => first,
        completions: async (position) =>
          completionsOf(await ask('textDocument/completion', { textDocument, position })),
        hover: async (position) => hoverText(await ask('textDocument/hover', { textDocument, position })),
        close: () => notify('textDocument/didClose', { textDocument }),
      }
    },
    tellChanged: (file) =>
      notify('workspace/didChangeWatchedFiles', {
        changes: [{ uri: pathToFileURL(resolve(file)).href, type: 2 }],
      }),
    nextProblems: (file) => nextProblems(pathToFileURL(resolve(file)).href),
    connections: () => [...complaints.matchAll(/^closed to (.*)$/gm)].map(([, host]) => host ?? ''),
    async stop() {
      await ask('shutdown', {})
      notify('exit', {})
      if (server.exitCode === null) await once(server, 'exit')
    },
  }
}

/** The place after the n-th occurrence of a piece of a text. */
export function placeAfter(text: string, piece: string, occurrence = 1): Position {
  let end = 0
  for (let count = 0; count < occurrence; count++) {
    const start = text.indexOf(piece, end)
    if (start === -1) throw new Error(`The text has no ${JSON.stringify(piece)}`)
    end = start + piece.length
  }
  const before = text.slice(0, end).split('\n')
  return { line: before.length - 1, character: before.at(-1)?.length ?? 0 }
}

function configurationFor(params: unknown): readonly unknown[] {
  const items = valueAt(params, 'items')
  return listOf(items).map((item) => settings[textAt(item, 'section')] ?? null)
}

function problemsOf(params: unknown): readonly EditorProblem[] {
  return listOf(valueAt(params, 'diagnostics')).map((problem) => ({
    line: Number(valueAt(valueAt(valueAt(problem, 'range'), 'start'), 'line')) + 1,
    message: textAt(problem, 'message'),
  }))
}

function completionsOf(result: unknown): readonly Completion[] {
  return listOf(valueAt(result, 'items')).map((item) => ({
    label: textAt(item, 'label'),
    insertText: textAt(valueAt(item, 'textEdit'), 'newText') || textAt(item, 'insertText'),
    documentation: textAt(item, 'documentation') || textAt(valueAt(item, 'documentation'), 'value'),
  }))
}

function hoverText(result: unknown): string {
  return textAt(valueAt(result, 'contents'), 'value')
}

function valueAt(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}

function textAt(value: unknown, key: string): string {
  const text = valueAt(value, key)
  return typeof text === 'string' ? text : ''
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
