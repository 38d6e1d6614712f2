globalThis.table = new DataTable('#table', { pageLength: 100, autoWidth: false, order: [] })
