// Filled by kernel-names.mjs when it is built.
