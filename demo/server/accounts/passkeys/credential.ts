import * as v from 'valibot'

const base64url = v.pipe(v.string(), v.regex(/^[\w-]{1,8000}$/))

const common = {
  id: base64url,
  rawId: base64url,
  type: v.literal('public-key'),
  clientExtensionResults: v.optional(v.looseObject({}), {}),
  authenticatorAttachment: v.fallback(v.optional(v.picklist(['platform', 'cross-platform'])), undefined),
}

/** The browser's response when it creates a passkey (`PublicKeyCredential.toJSON()`). */
const created = v.object({
  ...common,
  response: v.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: v.fallback(v.optional(v.array(v.pipe(v.string(), v.maxLength(20)))), []),
  }),
})

/** The browser's response when it logs in with a passkey. */
const asserted = v.object({
  ...common,
  response: v.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: v.fallback(v.optional(base64url), undefined),
  }),
})

function read<S extends v.GenericSchema>(schema: S, text: string): v.InferOutput<S> | undefined {
  try {
    const read = v.safeParse(schema, JSON.parse(text))
    return read.success ? read.output : undefined
  } catch {
    return undefined
  }
}

/** Reads the field `credential` of a form, in JSON; undefined when it is not a passkey. */
export const readCreated = (text: string) => read(created, text)
export const readAsserted = (text: string) => read(asserted, text)
