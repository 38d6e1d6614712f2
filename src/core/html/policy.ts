import { shared } from '../shared.ts'

/** What turns text into what a page under Trusted Types accepts. Typed as text, since that is what the DOM's types say. */
export interface HtmlPolicy {
  createHTML(html: string): string
  createScript(code: string): string
  createScriptURL(address: string): string
}

interface PolicyFactory {
  createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy
}

const asIs: HtmlPolicy = {
  createHTML: (html) => html,
  createScript: (code) => code,
  createScriptURL: (address) => address,
}

function createPolicy(): HtmlPolicy {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }
  if (!trustedTypes) return asIs
  try {
    return trustedTypes.createPolicy('flx', asIs)
  } catch (error) {
    console.warn(
      'flx : la politique « flx » est refusée. Ajoutez « flx » à la directive trusted-types de la page.',
      error,
    )
    return asIs
  }
}

/** The one Trusted Types policy, named `flx`, that all HTML passes. Two copies of the script share it. */
export function policy(): HtmlPolicy {
  return shared('policy', createPolicy)
}
