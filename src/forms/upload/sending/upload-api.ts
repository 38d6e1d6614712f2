import { pageBase } from '../../../core/browser/navigation.ts'
import { plainText } from '../../../core/html/plain-text.ts'
import { parseReply } from '../../../core/http/reply.ts'
import { Refusal, RequestError } from '../../../core/http/request-error.ts'
import { dataOf, sendJson } from '../../../core/http/send-json.ts'
import { isLoginPage } from '../../../core/http/session.ts'
import type { ServerFile } from '../upload-types.ts'
import { doneReply, uploadReply, viewReply } from './upload-contract.ts'

export interface UploadTarget {
  address: string
  /** Parameters sent with each request: `dossier`, `mask`, `sess`. */
  params: Record<string, string>
}

interface Part {
  key: string
  file: File
  from: number
  to: number
  signal: AbortSignal
  /** Called with the number of bytes of this part that were sent. */
  progress(sent: number): void
}

function refuse(message: string): never {
  throw new Refusal(plainText(message))
}

function readAnswer(request: XMLHttpRequest, address: string): ServerFile {
  const { status, responseText: text, responseURL } = request
  const url = responseURL || address
  if (status === 401 || isLoginPage(text, address, url))
    throw new RequestError('session', { address, status, detail: 'une page de connexion est venue', body: text })
  if (status >= 400) {
    const kind = status >= 500 ? 'failed' : 'refused'
    const retryAfter = request.getResponseHeader('Retry-After')
    throw new RequestError(kind, { address, status, retryAfter, detail: `statut ${status}`, body: text })
  }
  const data = dataOf(parseReply(text, request.getResponseHeader('Content-Type') ?? '', { url, status }), uploadReply)
  return data.status === 'ko' ? refuse(data.error_msg) : data.fichier
}

/**
 * Sends a part of a file. The browser reads it from disk while sending, without loading it into memory. Uses
 * XMLHttpRequest because `fetch` does not report upload progress.
 */
export function sendPart({ address, params }: UploadTarget, part: Part): Promise<ServerFile> {
  const { key, file, from, to, signal, progress } = part
  const url = new URL(address, pageBase())
  // A Mac writes an accent as a character of its own: the file would not be found by its name elsewhere.
  const query = { action: 'upload', keys: key, nom: file.name.normalize('NFC'), ...params }
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = (kind: 'network' | 'aborted', detail: string): void =>
      reject(new RequestError(kind, { address: url.href, detail }))
    const abort = (): void => request.abort()
    if (signal.aborted) return fail('aborted', 'envoi annulé')
    signal.addEventListener('abort', abort, { once: true })
    request.addEventListener('loadend', () => signal.removeEventListener('abort', abort))
    request.upload.addEventListener('progress', ({ loaded }) => progress(loaded))
    request.addEventListener('abort', () => fail('aborted', 'envoi annulé'))
    request.addEventListener('error', () => fail('network', 'la connexion s’est coupée pendant l’envoi'))
    request.addEventListener('load', () => {
      try {
        resolve(readAnswer(request, url.href))
      } catch (error) {
        reject(error)
      }
    })
    request.open('POST', url)
    request.setRequestHeader('Accept', 'application/json')
    request.setRequestHeader('X-Requested-With', 'XMLHttpRequest')
    request.setRequestHeader('Content-Type', 'application/octet-stream')
    // The range that this part covers: servers that resume uploads read `Content-Range` on a request.
    request.setRequestHeader('Content-Range', `bytes ${from}-${to - 1}/${file.size}`)
    request.send(file.slice(from, to))
  })
}

/** Returns the files of this session, or those of the given keys. */
export async function viewFiles(
  { address, params }: UploadTarget,
  keys: string[] = [],
  signal?: AbortSignal,
): Promise<ServerFile[]> {
  const body = { action: 'view', keys: keys.join(','), ...params }
  const reply = await sendJson({ address, method: 'GET', body, signal, cache: 'no-store' }, viewReply)
  return reply.status === 'ko' ? refuse(reply.error_msg) : reply.fichiers
}

export async function deleteFile({ address, params }: UploadTarget, key: string): Promise<void> {
  const reply = await sendJson({ address, body: { action: 'delete', keys: key, ...params } }, doneReply)
  if (reply.status === 'ko') refuse(reply.error_msg)
}

export async function resetFiles({ address, params }: UploadTarget): Promise<void> {
  const reply = await sendJson({ address, body: { action: 'resetSession', ...params } }, doneReply)
  if (reply.status === 'ko') refuse(reply.error_msg)
}
