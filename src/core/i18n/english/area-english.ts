import type { BuiltInTexts } from '../texts.ts'

/** English texts of the customer's area. */
export const areaEnglish: BuiltInTexts = {
  accountArea: {
    loading: 'Loading…',
    updated: 'List up to date',
    empty: 'Nothing to show here yet.',
    previous: 'Previous',
    next: 'Next',
    page: 'Page {page} of {pages}',
    pages: 'Pages of the list',
    history: 'History',
    send: 'Confirm',
    session: 'Your session has ended. Log in to go on.',
    stop: 'Stop this subscription?',
    keep: 'Cancel',
    accept: 'Confirm',
    done: 'Done.',
    address: 'Address',
  },
  myElements: {
    delete: 'Do you want to delete this element?',
    publish: 'Are you sure you want to publish on the site?',
    unpublish: 'Are you sure you want to unpublish from the site?',
    failed: 'An error occurred. Please try again later or contact an administrator.',
    deleted: 'Element deleted.',
    saved: 'Change saved.',
    session: 'Your session has ended. Log in to go on.',
  },
}
