globalThis.maskAll = {
  markup: (field) => `<flx-mask mask="phone" load="now">${field}</flx-mask>`,
  wake: () => {},
}
