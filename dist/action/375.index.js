export const id = 375;
export const ids = [375];
export const modules = {

/***/ 1375:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SHIPPED_HOSTS: () => (/* binding */ SHIPPED_HOSTS)
/* harmony export */ });
/** Ready-made profiles of well-known hosts by the name that `--host` takes. */
const SHIPPED_HOSTS = {};


/***/ })

};
