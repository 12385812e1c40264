/** The site is static files in `out`, for any web server. */
export default { output: 'export', turbopack: { root: import.meta.dirname } };
