import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Values } from '../../core/element/codecs.ts'
import type { FlxElement } from '../../core/element/react-element.ts'
import { useHostMethod } from '../../core/element/use-host-method.ts'
import { emit } from '../../core/events.ts'
import { createUploads } from './sending/create-uploads.ts'
import { readExtensions } from './sending/file-checks.ts'
import { incomingFiles } from './sending/incoming-files.ts'
import type { UploadNews, UploadSettings, Uploads } from './sending/uploads.ts'
import type { uploadAttributes } from './upload-attributes.ts'
import type { UploadMethods } from './upload-methods.ts'

const kept = Symbol('uploads')

export type UploadHost = FlxElement<UploadMethods> &
  Values<typeof uploadAttributes> & {
    /** What was given stays with the element, also while a script keeps it out of the page. */
    [kept]?: Uploads
  }

function settingsOf({ src, dir, mask, sess, sizelimit, exts }: UploadHost): UploadSettings {
  const params = Object.entries({ dossier: dir, mask, sess }).filter(([, value]) => value !== '')
  return {
    target: { address: src, params: Object.fromEntries(params) },
    rules: { exts: readExtensions(exts), sizeLimit: sizelimit },
  }
}

/** How many files there may be; 0 for as many as one wants. */
export function maximumOf({ multiple }: UploadHost, input: HTMLInputElement): number {
  return multiple ?? (input.multiple ? 0 : 1)
}

/**
 * The uploads of an element, as long as it is drawn, and the methods by which a script reaches them.
 *
 * @param keys - Of the files that the page holds, in lines.
 */
export function useUploads(host: UploadHost, input: HTMLInputElement, keys: string): Uploads {
  const [uploads] = useState(() => {
    const tell = ({ name, detail }: UploadNews): void => {
      // Whoever hears of it may read the form.
      flushSync(() => {})
      emit(host, name, detail)
    }
    host[kept] ??= createUploads(() => settingsOf(host), tell)
    return host[kept]
  })

  useEffect(() => uploads.start(), [uploads])
  useEffect(() => uploads.learn(keys ? keys.split('\n') : []), [uploads, keys])
  useHostMethod(host, 'upload', async (files) => {
    // A call that waited comes while React draws, and what is told of the files is drawn first.
    await Promise.resolve()
    uploads.take(incomingFiles(files), maximumOf(host, input))
  })
  useHostMethod(host, 'view', uploads.view)
  useHostMethod(host, 'delete', uploads.remove)
  useHostMethod(host, 'resetSession', uploads.resetSession)
  return uploads
}
