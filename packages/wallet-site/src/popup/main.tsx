// Temporary: the popup pages replace this file.
document.documentElement.dataset['page'] = location.pathname
