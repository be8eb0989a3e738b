#include "parser.h"

#if defined(__GNUC__) || defined(__clang__)
#pragma GCC diagnostic ignored "-Wmissing-field-initializers"
#endif

#define LANGUAGE_VERSION 14
#define STATE_COUNT 12862
#define LARGE_STATE_COUNT 2378
#define SYMBOL_COUNT 537
#define ALIAS_COUNT 15
#define TOKEN_COUNT 156
#define EXTERNAL_TOKEN_COUNT 49
#define FIELD_COUNT 84
#define MAX_ALIAS_SEQUENCE_LENGTH 9
#define PRODUCTION_ID_COUNT 560

enum ts_symbol_identifiers {
  sym_variable = 1,
  anon_sym_SEMI = 2,
  anon_sym_let = 3,
  anon_sym_COMMA = 4,
  anon_sym_LBRACE = 5,
  anon_sym_RBRACE = 6,
  anon_sym__ = 7,
  anon_sym_SQUOTE = 8,
  anon_sym_STAR = 9,
  anon_sym_u2605 = 10,
  anon_sym_forall = 11,
  anon_sym_u2200 = 12,
  anon_sym_DOT = 13,
  anon_sym_type = 14,
  anon_sym_EQ = 15,
  anon_sym_instance = 16,
  anon_sym_DOT_DOT = 17,
  anon_sym_family = 18,
  anon_sym_representational = 19,
  anon_sym_nominal = 20,
  anon_sym_phantom = 21,
  anon_sym_role = 22,
  anon_sym_SQUOTE_SQUOTE = 23,
  anon_sym_then = 24,
  anon_sym_group = 25,
  anon_sym_by = 26,
  anon_sym_using = 27,
  anon_sym_PIPE = 28,
  anon_sym_BSLASH = 29,
  anon_sym_in = 30,
  anon_sym_if = 31,
  anon_sym_else = 32,
  anon_sym_rec = 33,
  anon_sym_mdo = 34,
  anon_sym_do = 35,
  anon_sym_case = 36,
  anon_sym_of = 37,
  anon_sym_cases = 38,
  anon_sym_DASH = 39,
  anon_sym_pattern = 40,
  anon_sym_import = 41,
  anon_sym_qualified = 42,
  anon_sym_as = 43,
  anon_sym_hiding = 44,
  anon_sym_module = 45,
  anon_sym_via = 46,
  anon_sym_stock = 47,
  anon_sym_newtype = 48,
  anon_sym_anyclass = 49,
  anon_sym_deriving = 50,
  anon_sym_data = 51,
  anon_sym_default = 52,
  anon_sym_class = 53,
  anon_sym_1 = 54,
  anon_sym_infixr = 55,
  anon_sym_DASH_GT = 56,
  anon_sym_infixl = 57,
  anon_sym_infix = 58,
  sym_calling_convention = 59,
  sym_safety = 60,
  anon_sym_foreign = 61,
  anon_sym_export = 62,
  anon_sym_DOLLAR = 63,
  anon_sym_DOLLAR_DOLLAR = 64,
  anon_sym_LBRACK = 65,
  anon_sym_PIPE_RBRACK = 66,
  anon_sym_u27e7 = 67,
  anon_sym_u27e6 = 68,
  anon_sym_e = 69,
  anon_sym_t = 70,
  anon_sym_p = 71,
  anon_sym_d = 72,
  anon_sym_PIPE_PIPE = 73,
  anon_sym_PIPE_PIPE_RBRACK = 74,
  sym_float = 75,
  sym_char = 76,
  sym_string = 77,
  sym__integer_literal = 78,
  sym__binary_literal = 79,
  sym__octal_literal = 80,
  sym__hex_literal = 81,
  anon_sym_BQUOTE = 82,
  anon_sym_POUND = 83,
  anon_sym_POUND2 = 84,
  anon_sym_PIPE2 = 85,
  sym_implicit_variable = 86,
  sym_name = 87,
  sym_label = 88,
  anon_sym_EQ_GT = 89,
  anon_sym_u21d2 = 90,
  anon_sym_u2192 = 91,
  anon_sym_DASH_GT_DOT = 92,
  anon_sym_u22b8 = 93,
  anon_sym_LT_DASH = 94,
  anon_sym_u2190 = 95,
  anon_sym_COLON_COLON = 96,
  anon_sym_u2237 = 97,
  anon_sym_AT = 98,
  anon_sym_BANG = 99,
  anon_sym_TILDE = 100,
  anon_sym_PERCENT = 101,
  aux_sym__paren_open_token1 = 102,
  aux_sym__paren_close_token1 = 103,
  anon_sym_RBRACK = 104,
  anon_sym_POUND_RPAREN = 105,
  anon_sym_where = 106,
  aux_sym__token1 = 107,
  sym_error_sentinel = 108,
  sym__cond_layout_semicolon = 109,
  sym__cmd_layout_start = 110,
  sym__cmd_layout_start_do = 111,
  sym__cmd_layout_start_case = 112,
  sym__cmd_layout_start_if = 113,
  sym__cmd_layout_start_let = 114,
  sym__cmd_layout_start_quote = 115,
  sym__cmd_layout_start_explicit = 116,
  sym__cond_layout_end = 117,
  sym__cond_layout_end_explicit = 118,
  sym__cmd_brace_open = 119,
  sym__cmd_brace_close = 120,
  sym__cmd_texp_start = 121,
  sym__cmd_texp_end = 122,
  sym__phantom_where = 123,
  sym__phantom_in = 124,
  sym__phantom_arrow = 125,
  sym__phantom_bar = 126,
  sym__phantom_deriving = 127,
  sym_comment = 128,
  sym_haddock = 129,
  sym_cpp = 130,
  sym_pragma = 131,
  sym__cond_quote_start = 132,
  sym_quasiquote_body = 133,
  sym__cond_splice = 134,
  sym__cond_qual_dot = 135,
  sym__cond_tight_dot = 136,
  sym__cond_prefix_dot = 137,
  sym__cond_dotdot = 138,
  sym__cond_tight_at = 139,
  sym__cond_prefix_at = 140,
  sym__cond_tight_bang = 141,
  sym__cond_prefix_bang = 142,
  sym__cond_tight_tilde = 143,
  sym__cond_prefix_tilde = 144,
  sym__cond_prefix_percent = 145,
  sym__cond_qualified_op = 146,
  sym__cond_left_section_op = 147,
  sym__cond_no_section_op = 148,
  sym__cond_minus = 149,
  sym__cond_context = 150,
  sym__cond_infix = 151,
  sym__cond_data_infix = 152,
  sym__cond_assoc_tyinst = 153,
  sym__varsym = 154,
  sym__consym = 155,
  sym_haskell = 156,
  sym_generator = 157,
  sym__let_binds = 158,
  sym_let = 159,
  sym_guard = 160,
  sym_guards = 161,
  sym__guards = 162,
  sym__inferred_tyvar = 163,
  sym__type_param_parens = 164,
  sym__type_param_wildcard = 165,
  sym__type_param_annotated = 166,
  sym__type_param_invisible = 167,
  sym_type_param = 168,
  sym__ktype_param = 169,
  sym_type_params = 170,
  sym_quantified_variables = 171,
  sym__type_parens = 172,
  sym__type_tuple_elems = 173,
  sym__type_tuple = 174,
  sym__type_unboxed_tuple = 175,
  sym__type_unboxed_sum = 176,
  sym__type_list = 177,
  sym__type_promoted = 178,
  sym__type_star = 179,
  sym__type_wildcard = 180,
  sym__at_type = 181,
  sym__type_apply = 182,
  sym__type_infix = 183,
  sym_type = 184,
  sym__forall_keyword = 185,
  sym__forall_body = 186,
  sym_forall = 187,
  sym_forall_required = 188,
  sym__qtype_forall = 189,
  sym__qtype_forall_required = 190,
  sym__fun_arrow = 191,
  sym_modifier = 192,
  sym__linear_fun_arrow = 193,
  sym_strict_field = 194,
  sym_lazy_field = 195,
  sym__qtype_function = 196,
  sym__qtype_linear_function = 197,
  sym__qtype_context = 198,
  sym_quantified_type = 199,
  sym__type_signature = 200,
  sym__ktype = 201,
  sym__type_head_name = 202,
  sym__type_head_parens = 203,
  sym__type_head_params = 204,
  sym__type_head_infix = 205,
  sym__type_instance_head_parens = 206,
  sym__type_instance_head_params = 207,
  sym_type_patterns = 208,
  sym_type_synomym = 209,
  sym_kind_signature = 210,
  sym__type_instance_common = 211,
  sym__type_instance = 212,
  sym_type_instance = 213,
  sym_type_family_result = 214,
  sym_type_family_injectivity = 215,
  sym__tyfam_inj = 216,
  sym__tyfam = 217,
  sym__tyfam_equations = 218,
  sym_abstract_family = 219,
  sym_type_family = 220,
  sym_type_role = 221,
  sym_role_annotation = 222,
  sym__class_apply = 223,
  sym__class_infix = 224,
  sym__ctr_parens = 225,
  sym__ctr_tuple = 226,
  sym_implicit_parameter = 227,
  sym_constraint = 228,
  sym__ctr_forall = 229,
  sym__ctr_context = 230,
  sym__ctr_signature = 231,
  sym_constraints = 232,
  sym__context_inline = 233,
  sym_context = 234,
  sym__exp_th_quoted_name = 235,
  sym__exp_parens = 236,
  sym__exp_tuple_elems = 237,
  sym__exp_tuple = 238,
  sym__exp_unboxed_tuple = 239,
  sym__exp_unboxed_sum = 240,
  sym__exp_list = 241,
  sym__exp_arithmetic_sequence = 242,
  sym_group = 243,
  sym_transform = 244,
  sym_qualifier = 245,
  sym_qualifiers = 246,
  sym__exp_list_comprehension = 247,
  sym__exp_lambda = 248,
  sym__exp_let_in = 249,
  sym__exp_conditional = 250,
  sym__exp_statement = 251,
  sym_statement = 252,
  sym__statements = 253,
  sym_rec = 254,
  sym__do_keyword = 255,
  sym_do_module = 256,
  sym__do = 257,
  sym__exp_do = 258,
  sym_match = 259,
  sym__simple_match = 260,
  sym__matches = 261,
  sym_alternative = 262,
  sym__nalt = 263,
  sym_alternatives = 264,
  sym__nalts = 265,
  sym__exp_case = 266,
  sym__exp_lambda_case = 267,
  sym__exp_lambda_cases = 268,
  sym__exp_multi_way_if = 269,
  sym_field_update = 270,
  sym__exp_record = 271,
  sym__exp_projection_selector = 272,
  sym__exp_projection = 273,
  sym_explicit_type = 274,
  sym__exp_apply = 275,
  sym__exp_op = 276,
  sym__exp_section_left = 277,
  sym__exp_section_right = 278,
  sym__exp_negation = 279,
  sym__exp_infix = 280,
  sym_expression = 281,
  sym__exp_signature = 282,
  sym__exp = 283,
  sym__pat_parens = 284,
  sym__pat_tuple_elems = 285,
  sym__pat_tuple = 286,
  sym__pat_unboxed_tuple = 287,
  sym__pat_unboxed_sum = 288,
  sym__pat_list = 289,
  sym_field_pattern = 290,
  sym__pat_record = 291,
  sym__pat_as = 292,
  sym__pat_wildcard = 293,
  sym__pat_strict = 294,
  sym__pat_irrefutable = 295,
  sym__pat_apply = 296,
  sym__pat_negation = 297,
  sym__pat_infix = 298,
  sym_pattern = 299,
  sym_patterns = 300,
  sym__pat_signature = 301,
  sym__pat = 302,
  sym_view_pattern = 303,
  sym__modid_prefix = 304,
  aux_sym__qualifying_module = 305,
  sym_module = 306,
  sym_namespace = 307,
  sym__child_type = 308,
  sym__child = 309,
  sym_children = 310,
  sym__ie_entity = 311,
  sym_import_list = 312,
  sym_import = 313,
  sym_module_export = 314,
  sym_exports = 315,
  sym_header = 316,
  sym_imports = 317,
  sym_declarations = 318,
  sym__body = 319,
  sym__layout_end = 320,
  sym_declaration = 321,
  sym_field_name = 322,
  sym__qfield_name = 323,
  sym__field_names = 324,
  sym_field_path = 325,
  sym__field_spec = 326,
  sym_field = 327,
  sym__record_fields = 328,
  sym_via = 329,
  sym_deriving_strategy = 330,
  sym_deriving = 331,
  sym__gadt_con_prefix = 332,
  sym__gadt_con_record = 333,
  sym_gadt_constructor = 334,
  sym_gadt_constructors = 335,
  sym__gadt = 336,
  sym__datacon_prefix = 337,
  sym__datacon_infix = 338,
  sym__datacon_record = 339,
  sym__datacon_unboxed_sum = 340,
  sym__datacon_special = 341,
  sym_data_constructor = 342,
  sym_data_constructors = 343,
  sym__data_rhs = 344,
  sym__data = 345,
  sym_data_type = 346,
  sym__newtype_con_field = 347,
  sym_newtype_constructor = 348,
  sym__newtype = 349,
  sym_newtype = 350,
  sym__datafam = 351,
  sym_data_family = 352,
  sym__inst_adt = 353,
  sym_decl_inst_adt = 354,
  sym__inst_newtype = 355,
  sym_decl_inst_newtype = 356,
  sym_data_instance = 357,
  sym__assoc_tyfam = 358,
  sym__assoc_tyinst = 359,
  sym__assoc_datafam = 360,
  sym__assoc_datainst_adt = 361,
  sym__assoc_datainst_newtype = 362,
  sym__assoc_datainst = 363,
  sym_default_signature = 364,
  sym_class_decl = 365,
  sym_fundep = 366,
  sym_fundeps = 367,
  sym_class_declarations = 368,
  sym_class = 369,
  sym_instance_decl = 370,
  sym_instance_declarations = 371,
  sym__instance = 372,
  sym_instance = 373,
  sym_deriving_instance = 374,
  sym__fun_arrow_prec = 375,
  sym__fun_arrow_fixity = 376,
  sym_fixity = 377,
  sym__con_binding_list = 378,
  sym__var_binding_list = 379,
  sym_signature = 380,
  sym__simple_bind_match = 381,
  sym__bind_match = 382,
  sym__bind_matches = 383,
  sym__function_name = 384,
  sym_function_head_parens = 385,
  sym__function_head_infix = 386,
  sym_function = 387,
  sym_bind = 388,
  sym_decl = 389,
  sym__local_decl = 390,
  sym_local_binds = 391,
  sym__where_binds = 392,
  sym_entity = 393,
  sym_foreign_import = 394,
  sym_foreign_export = 395,
  sym_default_types = 396,
  sym__patsyn_signature = 397,
  sym__patsyn_cons = 398,
  sym__patsyn_equation = 399,
  sym_pattern_synonym = 400,
  sym__splice_exp = 401,
  sym__splice_dollars = 402,
  sym_splice = 403,
  sym_top_splice = 404,
  sym_quoter = 405,
  sym_quasiquote = 406,
  sym_quoted_decls = 407,
  sym__exp_quote = 408,
  sym__exp_typed_quote = 409,
  sym_integer = 410,
  sym__plist = 411,
  sym_unit = 412,
  sym_unboxed_unit = 413,
  sym_prefix_tuple = 414,
  sym_prefix_unboxed_tuple = 415,
  sym_prefix_unboxed_sum = 416,
  sym_literal = 417,
  sym__qualified_variable = 418,
  sym__qvarid = 419,
  sym__qvar = 420,
  sym__variable_ticked = 421,
  sym__qvariable_ticked = 422,
  sym__qualified_constructor = 423,
  sym__qconid = 424,
  sym__constructor_ticked = 425,
  sym__qconstructor_ticked = 426,
  sym__qualified_type = 427,
  sym__qtyconid = 428,
  sym__tycon_arrow = 429,
  sym__qualified_arrow = 430,
  sym__qtycon_arrow = 431,
  sym__promoted_tycons_alias = 432,
  sym__promoted_tycons = 433,
  sym__tycon_ticked = 434,
  sym__qtycon_ticked = 435,
  sym__tyconids_ticked = 436,
  sym__promoted_tyconops_alias = 437,
  sym__promoted_tyconops = 438,
  sym__ops = 439,
  sym__qname = 440,
  sym__operator_qual_dot_head = 441,
  sym__operator_hash_head = 442,
  sym_operator = 443,
  sym__operator_alias = 444,
  sym__operator_minus = 445,
  sym__varsym_prefix = 446,
  sym__pvarsym = 447,
  sym__qualified_varsym = 448,
  sym__qvarsym_prefix = 449,
  sym__pqvarsym = 450,
  sym_constructor_operator = 451,
  sym__constructor_operator_alias = 452,
  sym__consym_prefix = 453,
  sym__pconsym = 454,
  sym__qualified_consym = 455,
  sym__qconsym_prefix = 456,
  sym__pqconsym = 457,
  sym__sym_prefix = 458,
  sym__carrow = 459,
  sym__arrow = 460,
  sym__linear_arrow = 461,
  sym__larrow = 462,
  sym__colon2 = 463,
  sym__qual_dot = 464,
  sym__tight_dot = 465,
  sym__prefix_dot = 466,
  sym__tight_at = 467,
  sym__prefix_at = 468,
  sym__prefix_bang = 469,
  sym__tight_bang = 470,
  sym__any_prefix_bang = 471,
  sym__prefix_tilde = 472,
  sym__tight_tilde = 473,
  sym__any_prefix_tilde = 474,
  sym__prefix_percent = 475,
  sym__dotdot = 476,
  sym__paren_open = 477,
  sym__paren_close = 478,
  sym__bracket_open = 479,
  sym__bracket_close = 480,
  sym__unboxed_open = 481,
  sym__unboxed_close = 482,
  sym__where = 483,
  sym__bar = 484,
  aux_sym__let_binds_repeat1 = 485,
  aux_sym__let_binds_repeat2 = 486,
  aux_sym_guards_repeat1 = 487,
  aux_sym_type_params_repeat1 = 488,
  aux_sym_quantified_variables_repeat1 = 489,
  aux_sym__type_tuple_elems_repeat1 = 490,
  aux_sym__type_unboxed_sum_repeat1 = 491,
  aux_sym_type_patterns_repeat1 = 492,
  aux_sym_type_family_injectivity_repeat1 = 493,
  aux_sym__tyfam_equations_repeat1 = 494,
  aux_sym_role_annotation_repeat1 = 495,
  aux_sym__ctr_tuple_repeat1 = 496,
  aux_sym__exp_tuple_elems_repeat1 = 497,
  aux_sym__exp_tuple_elems_repeat2 = 498,
  aux_sym__exp_unboxed_sum_repeat1 = 499,
  aux_sym__exp_list_repeat1 = 500,
  aux_sym_qualifiers_repeat1 = 501,
  aux_sym__exp_list_comprehension_repeat1 = 502,
  aux_sym__statements_repeat1 = 503,
  aux_sym__matches_repeat1 = 504,
  aux_sym_alternatives_repeat1 = 505,
  aux_sym__nalts_repeat1 = 506,
  aux_sym__exp_multi_way_if_repeat1 = 507,
  aux_sym__exp_record_repeat1 = 508,
  aux_sym__exp_projection_selector_repeat1 = 509,
  aux_sym__pat_tuple_elems_repeat1 = 510,
  aux_sym__pat_record_repeat1 = 511,
  aux_sym_patterns_repeat1 = 512,
  aux_sym_module_repeat1 = 513,
  aux_sym_children_repeat1 = 514,
  aux_sym_import_list_repeat1 = 515,
  aux_sym_exports_repeat1 = 516,
  aux_sym_imports_repeat1 = 517,
  aux_sym_declarations_repeat1 = 518,
  aux_sym_field_path_repeat1 = 519,
  aux_sym_field_repeat1 = 520,
  aux_sym__record_fields_repeat1 = 521,
  aux_sym_gadt_constructors_repeat1 = 522,
  aux_sym__datacon_prefix_repeat1 = 523,
  aux_sym_data_constructors_repeat1 = 524,
  aux_sym__data_repeat1 = 525,
  aux_sym_fundeps_repeat1 = 526,
  aux_sym_class_declarations_repeat1 = 527,
  aux_sym_instance_declarations_repeat1 = 528,
  aux_sym_fixity_repeat1 = 529,
  aux_sym__con_binding_list_repeat1 = 530,
  aux_sym__var_binding_list_repeat1 = 531,
  aux_sym__bind_matches_repeat1 = 532,
  aux_sym_local_binds_repeat1 = 533,
  aux_sym_default_types_repeat1 = 534,
  aux_sym__patsyn_cons_repeat1 = 535,
  aux_sym_quoted_decls_repeat1 = 536,
  anon_alias_sym_LPAREN_POUND = 537,
  alias_sym_all_names = 538,
  alias_sym_boolean = 539,
  alias_sym_constructor = 540,
  alias_sym_constructor_synonym = 541,
  alias_sym_export = 542,
  alias_sym_import_package = 543,
  alias_sym_module_id = 544,
  alias_sym_pattern_guard = 545,
  alias_sym_prefix_list = 546,
  alias_sym_quoted_expression = 547,
  alias_sym_quoted_pattern = 548,
  alias_sym_quoted_type = 549,
  alias_sym_type_application = 550,
  alias_sym_type_binder = 551,
};

static const char * const ts_symbol_names[] = {
  [ts_builtin_sym_end] = "end",
  [sym_variable] = "variable",
  [anon_sym_SEMI] = ";",
  [anon_sym_let] = "let",
  [anon_sym_COMMA] = ",",
  [anon_sym_LBRACE] = "{",
  [anon_sym_RBRACE] = "}",
  [anon_sym__] = "_",
  [anon_sym_SQUOTE] = "'",
  [anon_sym_STAR] = "*",
  [anon_sym_u2605] = "\u2605",
  [anon_sym_forall] = "forall",
  [anon_sym_u2200] = "\u2200",
  [anon_sym_DOT] = ".",
  [anon_sym_type] = "type",
  [anon_sym_EQ] = "=",
  [anon_sym_instance] = "instance",
  [anon_sym_DOT_DOT] = "..",
  [anon_sym_family] = "family",
  [anon_sym_representational] = "representational",
  [anon_sym_nominal] = "nominal",
  [anon_sym_phantom] = "phantom",
  [anon_sym_role] = "role",
  [anon_sym_SQUOTE_SQUOTE] = "''",
  [anon_sym_then] = "then",
  [anon_sym_group] = "group",
  [anon_sym_by] = "by",
  [anon_sym_using] = "using",
  [anon_sym_PIPE] = "|",
  [anon_sym_BSLASH] = "\\",
  [anon_sym_in] = "in",
  [anon_sym_if] = "if",
  [anon_sym_else] = "else",
  [anon_sym_rec] = "rec",
  [anon_sym_mdo] = "mdo",
  [anon_sym_do] = "do",
  [anon_sym_case] = "case",
  [anon_sym_of] = "of",
  [anon_sym_cases] = "cases",
  [anon_sym_DASH] = "-",
  [anon_sym_pattern] = "pattern",
  [anon_sym_import] = "import",
  [anon_sym_qualified] = "qualified",
  [anon_sym_as] = "as",
  [anon_sym_hiding] = "hiding",
  [anon_sym_module] = "module",
  [anon_sym_via] = "via",
  [anon_sym_stock] = "stock",
  [anon_sym_newtype] = "newtype",
  [anon_sym_anyclass] = "anyclass",
  [anon_sym_deriving] = "deriving",
  [anon_sym_data] = "data",
  [anon_sym_default] = "default",
  [anon_sym_class] = "class",
  [anon_sym_1] = "1",
  [anon_sym_infixr] = "infixr",
  [anon_sym_DASH_GT] = "->",
  [anon_sym_infixl] = "infixl",
  [anon_sym_infix] = "infix",
  [sym_calling_convention] = "calling_convention",
  [sym_safety] = "safety",
  [anon_sym_foreign] = "foreign",
  [anon_sym_export] = "export",
  [anon_sym_DOLLAR] = "$",
  [anon_sym_DOLLAR_DOLLAR] = "$$",
  [anon_sym_LBRACK] = "[",
  [anon_sym_PIPE_RBRACK] = "|]",
  [anon_sym_u27e7] = "\u27e7",
  [anon_sym_u27e6] = "\u27e6",
  [anon_sym_e] = "e",
  [anon_sym_t] = "t",
  [anon_sym_p] = "p",
  [anon_sym_d] = "d",
  [anon_sym_PIPE_PIPE] = "||",
  [anon_sym_PIPE_PIPE_RBRACK] = "||]",
  [sym_float] = "float",
  [sym_char] = "char",
  [sym_string] = "string",
  [sym__integer_literal] = "_integer_literal",
  [sym__binary_literal] = "_binary_literal",
  [sym__octal_literal] = "_octal_literal",
  [sym__hex_literal] = "_hex_literal",
  [anon_sym_BQUOTE] = "`",
  [anon_sym_POUND] = "#",
  [anon_sym_POUND2] = "#",
  [anon_sym_PIPE2] = "|",
  [sym_implicit_variable] = "implicit_variable",
  [sym_name] = "name",
  [sym_label] = "label",
  [anon_sym_EQ_GT] = "=>",
  [anon_sym_u21d2] = "\u21d2",
  [anon_sym_u2192] = "\u2192",
  [anon_sym_DASH_GT_DOT] = "->.",
  [anon_sym_u22b8] = "\u22b8",
  [anon_sym_LT_DASH] = "<-",
  [anon_sym_u2190] = "\u2190",
  [anon_sym_COLON_COLON] = "::",
  [anon_sym_u2237] = "\u2237",
  [anon_sym_AT] = "@",
  [anon_sym_BANG] = "!",
  [anon_sym_TILDE] = "~",
  [anon_sym_PERCENT] = "%",
  [aux_sym__paren_open_token1] = "(",
  [aux_sym__paren_close_token1] = ")",
  [anon_sym_RBRACK] = "]",
  [anon_sym_POUND_RPAREN] = "#)",
  [anon_sym_where] = "where",
  [aux_sym__token1] = "_token1",
  [sym_error_sentinel] = "error_sentinel",
  [sym__cond_layout_semicolon] = "_cond_layout_semicolon",
  [sym__cmd_layout_start] = "_cmd_layout_start",
  [sym__cmd_layout_start_do] = "_cmd_layout_start_do",
  [sym__cmd_layout_start_case] = "_cmd_layout_start_case",
  [sym__cmd_layout_start_if] = "_cmd_layout_start_if",
  [sym__cmd_layout_start_let] = "_cmd_layout_start_let",
  [sym__cmd_layout_start_quote] = "_cmd_layout_start_quote",
  [sym__cmd_layout_start_explicit] = "{",
  [sym__cond_layout_end] = "_cond_layout_end",
  [sym__cond_layout_end_explicit] = "}",
  [sym__cmd_brace_open] = "_cmd_brace_open",
  [sym__cmd_brace_close] = "_cmd_brace_close",
  [sym__cmd_texp_start] = "_cmd_texp_start",
  [sym__cmd_texp_end] = "_cmd_texp_end",
  [sym__phantom_where] = "_phantom_where",
  [sym__phantom_in] = "_phantom_in",
  [sym__phantom_arrow] = "_phantom_arrow",
  [sym__phantom_bar] = "_phantom_bar",
  [sym__phantom_deriving] = "_phantom_deriving",
  [sym_comment] = "comment",
  [sym_haddock] = "haddock",
  [sym_cpp] = "cpp",
  [sym_pragma] = "pragma",
  [sym__cond_quote_start] = "_cond_quote_start",
  [sym_quasiquote_body] = "quasiquote_body",
  [sym__cond_splice] = "_cond_splice",
  [sym__cond_qual_dot] = "_cond_qual_dot",
  [sym__cond_tight_dot] = "_cond_tight_dot",
  [sym__cond_prefix_dot] = "_cond_prefix_dot",
  [sym__cond_dotdot] = "_cond_dotdot",
  [sym__cond_tight_at] = "_cond_tight_at",
  [sym__cond_prefix_at] = "_cond_prefix_at",
  [sym__cond_tight_bang] = "_cond_tight_bang",
  [sym__cond_prefix_bang] = "_cond_prefix_bang",
  [sym__cond_tight_tilde] = "_cond_tight_tilde",
  [sym__cond_prefix_tilde] = "_cond_prefix_tilde",
  [sym__cond_prefix_percent] = "_cond_prefix_percent",
  [sym__cond_qualified_op] = "_cond_qualified_op",
  [sym__cond_left_section_op] = "_cond_left_section_op",
  [sym__cond_no_section_op] = "_cond_no_section_op",
  [sym__cond_minus] = "_cond_minus",
  [sym__cond_context] = "_cond_context",
  [sym__cond_infix] = "_cond_infix",
  [sym__cond_data_infix] = "_cond_data_infix",
  [sym__cond_assoc_tyinst] = "_cond_assoc_tyinst",
  [sym__varsym] = "_varsym",
  [sym__consym] = "_consym",
  [sym_haskell] = "haskell",
  [sym_generator] = "generator",
  [sym__let_binds] = "local_binds",
  [sym_let] = "let",
  [sym_guard] = "guard",
  [sym_guards] = "guards",
  [sym__guards] = "_guards",
  [sym__inferred_tyvar] = "inferred",
  [sym__type_param_parens] = "parens",
  [sym__type_param_wildcard] = "wildcard",
  [sym__type_param_annotated] = "annotated",
  [sym__type_param_invisible] = "invisible",
  [sym_type_param] = "type_param",
  [sym__ktype_param] = "_ktype_param",
  [sym_type_params] = "type_params",
  [sym_quantified_variables] = "quantified_variables",
  [sym__type_parens] = "parens",
  [sym__type_tuple_elems] = "_type_tuple_elems",
  [sym__type_tuple] = "tuple",
  [sym__type_unboxed_tuple] = "unboxed_tuple",
  [sym__type_unboxed_sum] = "unboxed_sum",
  [sym__type_list] = "list",
  [sym__type_promoted] = "promoted",
  [sym__type_star] = "star",
  [sym__type_wildcard] = "wildcard",
  [sym__at_type] = "kind_application",
  [sym__type_apply] = "apply",
  [sym__type_infix] = "infix",
  [sym_type] = "type",
  [sym__forall_keyword] = "_forall_keyword",
  [sym__forall_body] = "_forall_body",
  [sym_forall] = "forall",
  [sym_forall_required] = "forall_required",
  [sym__qtype_forall] = "forall",
  [sym__qtype_forall_required] = "forall_required",
  [sym__fun_arrow] = "_fun_arrow",
  [sym_modifier] = "modifier",
  [sym__linear_fun_arrow] = "_linear_fun_arrow",
  [sym_strict_field] = "strict_field",
  [sym_lazy_field] = "lazy_field",
  [sym__qtype_function] = "function",
  [sym__qtype_linear_function] = "linear_function",
  [sym__qtype_context] = "context",
  [sym_quantified_type] = "quantified_type",
  [sym__type_signature] = "signature",
  [sym__ktype] = "_ktype",
  [sym__type_head_name] = "_type_head_name",
  [sym__type_head_parens] = "parens",
  [sym__type_head_params] = "_type_head_params",
  [sym__type_head_infix] = "infix",
  [sym__type_instance_head_parens] = "parens",
  [sym__type_instance_head_params] = "_type_instance_head_params",
  [sym_type_patterns] = "type_patterns",
  [sym_type_synomym] = "type_synomym",
  [sym_kind_signature] = "kind_signature",
  [sym__type_instance_common] = "_type_instance_common",
  [sym__type_instance] = "_type_instance",
  [sym_type_instance] = "type_instance",
  [sym_type_family_result] = "type_family_result",
  [sym_type_family_injectivity] = "type_family_injectivity",
  [sym__tyfam_inj] = "_tyfam_inj",
  [sym__tyfam] = "_tyfam",
  [sym__tyfam_equations] = "equations",
  [sym_abstract_family] = "abstract_family",
  [sym_type_family] = "type_family",
  [sym_type_role] = "type_role",
  [sym_role_annotation] = "role_annotation",
  [sym__class_apply] = "apply",
  [sym__class_infix] = "infix",
  [sym__ctr_parens] = "parens",
  [sym__ctr_tuple] = "tuple",
  [sym_implicit_parameter] = "implicit_parameter",
  [sym_constraint] = "constraint",
  [sym__ctr_forall] = "forall",
  [sym__ctr_context] = "context",
  [sym__ctr_signature] = "signature",
  [sym_constraints] = "constraints",
  [sym__context_inline] = "_context_inline",
  [sym_context] = "context",
  [sym__exp_th_quoted_name] = "th_quoted_name",
  [sym__exp_parens] = "parens",
  [sym__exp_tuple_elems] = "_exp_tuple_elems",
  [sym__exp_tuple] = "tuple",
  [sym__exp_unboxed_tuple] = "unboxed_tuple",
  [sym__exp_unboxed_sum] = "unboxed_sum",
  [sym__exp_list] = "list",
  [sym__exp_arithmetic_sequence] = "arithmetic_sequence",
  [sym_group] = "group",
  [sym_transform] = "transform",
  [sym_qualifier] = "qualifier",
  [sym_qualifiers] = "qualifiers",
  [sym__exp_list_comprehension] = "list_comprehension",
  [sym__exp_lambda] = "lambda",
  [sym__exp_let_in] = "let_in",
  [sym__exp_conditional] = "conditional",
  [sym__exp_statement] = "exp",
  [sym_statement] = "statement",
  [sym__statements] = "_statements",
  [sym_rec] = "rec",
  [sym__do_keyword] = "_do_keyword",
  [sym_do_module] = "do_module",
  [sym__do] = "_do",
  [sym__exp_do] = "do",
  [sym_match] = "match",
  [sym__simple_match] = "match",
  [sym__matches] = "_matches",
  [sym_alternative] = "alternative",
  [sym__nalt] = "alternative",
  [sym_alternatives] = "alternatives",
  [sym__nalts] = "alternatives",
  [sym__exp_case] = "case",
  [sym__exp_lambda_case] = "lambda_case",
  [sym__exp_lambda_cases] = "lambda_cases",
  [sym__exp_multi_way_if] = "multi_way_if",
  [sym_field_update] = "field_update",
  [sym__exp_record] = "record",
  [sym__exp_projection_selector] = "projection_selector",
  [sym__exp_projection] = "projection",
  [sym_explicit_type] = "explicit_type",
  [sym__exp_apply] = "apply",
  [sym__exp_op] = "_exp_op",
  [sym__exp_section_left] = "left_section",
  [sym__exp_section_right] = "right_section",
  [sym__exp_negation] = "negation",
  [sym__exp_infix] = "infix",
  [sym_expression] = "expression",
  [sym__exp_signature] = "signature",
  [sym__exp] = "_exp",
  [sym__pat_parens] = "parens",
  [sym__pat_tuple_elems] = "_pat_tuple_elems",
  [sym__pat_tuple] = "tuple",
  [sym__pat_unboxed_tuple] = "unboxed_tuple",
  [sym__pat_unboxed_sum] = "unboxed_sum",
  [sym__pat_list] = "list",
  [sym_field_pattern] = "field_pattern",
  [sym__pat_record] = "record",
  [sym__pat_as] = "as",
  [sym__pat_wildcard] = "wildcard",
  [sym__pat_strict] = "strict",
  [sym__pat_irrefutable] = "irrefutable",
  [sym__pat_apply] = "apply",
  [sym__pat_negation] = "negation",
  [sym__pat_infix] = "infix",
  [sym_pattern] = "pattern",
  [sym_patterns] = "patterns",
  [sym__pat_signature] = "signature",
  [sym__pat] = "_pat",
  [sym_view_pattern] = "view_pattern",
  [sym__modid_prefix] = "_modid_prefix",
  [aux_sym__qualifying_module] = "_qualifying_module",
  [sym_module] = "module",
  [sym_namespace] = "namespace",
  [sym__child_type] = "associated_type",
  [sym__child] = "_child",
  [sym_children] = "children",
  [sym__ie_entity] = "import_name",
  [sym_import_list] = "import_list",
  [sym_import] = "import",
  [sym_module_export] = "module_export",
  [sym_exports] = "exports",
  [sym_header] = "header",
  [sym_imports] = "imports",
  [sym_declarations] = "declarations",
  [sym__body] = "_body",
  [sym__layout_end] = "_layout_end",
  [sym_declaration] = "declaration",
  [sym_field_name] = "field_name",
  [sym__qfield_name] = "qualified",
  [sym__field_names] = "_field_names",
  [sym_field_path] = "field_path",
  [sym__field_spec] = "_field_spec",
  [sym_field] = "field",
  [sym__record_fields] = "fields",
  [sym_via] = "via",
  [sym_deriving_strategy] = "deriving_strategy",
  [sym_deriving] = "deriving",
  [sym__gadt_con_prefix] = "prefix",
  [sym__gadt_con_record] = "record",
  [sym_gadt_constructor] = "gadt_constructor",
  [sym_gadt_constructors] = "gadt_constructors",
  [sym__gadt] = "_gadt",
  [sym__datacon_prefix] = "prefix",
  [sym__datacon_infix] = "infix",
  [sym__datacon_record] = "record",
  [sym__datacon_unboxed_sum] = "unboxed_sum",
  [sym__datacon_special] = "special",
  [sym_data_constructor] = "data_constructor",
  [sym_data_constructors] = "data_constructors",
  [sym__data_rhs] = "_data_rhs",
  [sym__data] = "_data",
  [sym_data_type] = "data_type",
  [sym__newtype_con_field] = "field",
  [sym_newtype_constructor] = "newtype_constructor",
  [sym__newtype] = "_newtype",
  [sym_newtype] = "newtype",
  [sym__datafam] = "_datafam",
  [sym_data_family] = "data_family",
  [sym__inst_adt] = "_inst_adt",
  [sym_decl_inst_adt] = "data_type",
  [sym__inst_newtype] = "_inst_newtype",
  [sym_decl_inst_newtype] = "newtype",
  [sym_data_instance] = "data_instance",
  [sym__assoc_tyfam] = "type_family",
  [sym__assoc_tyinst] = "type_instance",
  [sym__assoc_datafam] = "data_family",
  [sym__assoc_datainst_adt] = "data_type",
  [sym__assoc_datainst_newtype] = "newtype",
  [sym__assoc_datainst] = "data_instance",
  [sym_default_signature] = "default_signature",
  [sym_class_decl] = "class_decl",
  [sym_fundep] = "fundep",
  [sym_fundeps] = "fundeps",
  [sym_class_declarations] = "class_declarations",
  [sym_class] = "class",
  [sym_instance_decl] = "instance_decl",
  [sym_instance_declarations] = "instance_declarations",
  [sym__instance] = "_instance",
  [sym_instance] = "instance",
  [sym_deriving_instance] = "deriving_instance",
  [sym__fun_arrow_prec] = "integer",
  [sym__fun_arrow_fixity] = "_fun_arrow_fixity",
  [sym_fixity] = "fixity",
  [sym__con_binding_list] = "binding_list",
  [sym__var_binding_list] = "binding_list",
  [sym_signature] = "signature",
  [sym__simple_bind_match] = "match",
  [sym__bind_match] = "match",
  [sym__bind_matches] = "_bind_matches",
  [sym__function_name] = "_function_name",
  [sym_function_head_parens] = "function_head_parens",
  [sym__function_head_infix] = "infix",
  [sym_function] = "function",
  [sym_bind] = "bind",
  [sym_decl] = "decl",
  [sym__local_decl] = "_local_decl",
  [sym_local_binds] = "local_binds",
  [sym__where_binds] = "_where_binds",
  [sym_entity] = "entity",
  [sym_foreign_import] = "foreign_import",
  [sym_foreign_export] = "foreign_export",
  [sym_default_types] = "default_types",
  [sym__patsyn_signature] = "signature",
  [sym__patsyn_cons] = "constructor_synonyms",
  [sym__patsyn_equation] = "equation",
  [sym_pattern_synonym] = "pattern_synonym",
  [sym__splice_exp] = "_splice_exp",
  [sym__splice_dollars] = "_splice_dollars",
  [sym_splice] = "splice",
  [sym_top_splice] = "top_splice",
  [sym_quoter] = "quoter",
  [sym_quasiquote] = "quasiquote",
  [sym_quoted_decls] = "quoted_decls",
  [sym__exp_quote] = "quote",
  [sym__exp_typed_quote] = "typed_quote",
  [sym_integer] = "integer",
  [sym__plist] = "empty_list",
  [sym_unit] = "unit",
  [sym_unboxed_unit] = "unboxed_unit",
  [sym_prefix_tuple] = "prefix_tuple",
  [sym_prefix_unboxed_tuple] = "prefix_unboxed_tuple",
  [sym_prefix_unboxed_sum] = "prefix_unboxed_sum",
  [sym_literal] = "literal",
  [sym__qualified_variable] = "qualified",
  [sym__qvarid] = "_qvarid",
  [sym__qvar] = "_qvar",
  [sym__variable_ticked] = "infix_id",
  [sym__qvariable_ticked] = "infix_id",
  [sym__qualified_constructor] = "qualified",
  [sym__qconid] = "_qconid",
  [sym__constructor_ticked] = "infix_id",
  [sym__qconstructor_ticked] = "infix_id",
  [sym__qualified_type] = "qualified",
  [sym__qtyconid] = "_qtyconid",
  [sym__tycon_arrow] = "prefix_id",
  [sym__qualified_arrow] = "qualified",
  [sym__qtycon_arrow] = "prefix_id",
  [sym__promoted_tycons_alias] = "promoted",
  [sym__promoted_tycons] = "_promoted_tycons",
  [sym__tycon_ticked] = "infix_id",
  [sym__qtycon_ticked] = "infix_id",
  [sym__tyconids_ticked] = "_tyconids_ticked",
  [sym__promoted_tyconops_alias] = "promoted",
  [sym__promoted_tyconops] = "_promoted_tyconops",
  [sym__ops] = "_ops",
  [sym__qname] = "_qname",
  [sym__operator_qual_dot_head] = "operator",
  [sym__operator_hash_head] = "_operator_hash_head",
  [sym_operator] = "operator",
  [sym__operator_alias] = "_operator_alias",
  [sym__operator_minus] = "_operator_minus",
  [sym__varsym_prefix] = "prefix_id",
  [sym__pvarsym] = "_pvarsym",
  [sym__qualified_varsym] = "qualified",
  [sym__qvarsym_prefix] = "prefix_id",
  [sym__pqvarsym] = "_pqvarsym",
  [sym_constructor_operator] = "constructor_operator",
  [sym__constructor_operator_alias] = "_constructor_operator_alias",
  [sym__consym_prefix] = "prefix_id",
  [sym__pconsym] = "_pconsym",
  [sym__qualified_consym] = "qualified",
  [sym__qconsym_prefix] = "prefix_id",
  [sym__pqconsym] = "_pqconsym",
  [sym__sym_prefix] = "_sym_prefix",
  [sym__carrow] = "_carrow",
  [sym__arrow] = "_arrow",
  [sym__linear_arrow] = "_linear_arrow",
  [sym__larrow] = "_larrow",
  [sym__colon2] = "_colon2",
  [sym__qual_dot] = "_qual_dot",
  [sym__tight_dot] = "_tight_dot",
  [sym__prefix_dot] = "_prefix_dot",
  [sym__tight_at] = "_tight_at",
  [sym__prefix_at] = "_prefix_at",
  [sym__prefix_bang] = "_prefix_bang",
  [sym__tight_bang] = "_tight_bang",
  [sym__any_prefix_bang] = "_any_prefix_bang",
  [sym__prefix_tilde] = "_prefix_tilde",
  [sym__tight_tilde] = "_tight_tilde",
  [sym__any_prefix_tilde] = "_any_prefix_tilde",
  [sym__prefix_percent] = "_prefix_percent",
  [sym__dotdot] = "_dotdot",
  [sym__paren_open] = "_paren_open",
  [sym__paren_close] = "_paren_close",
  [sym__bracket_open] = "_bracket_open",
  [sym__bracket_close] = "_bracket_close",
  [sym__unboxed_open] = "_unboxed_open",
  [sym__unboxed_close] = "_unboxed_close",
  [sym__where] = "_where",
  [sym__bar] = "_bar",
  [aux_sym__let_binds_repeat1] = "_let_binds_repeat1",
  [aux_sym__let_binds_repeat2] = "_let_binds_repeat2",
  [aux_sym_guards_repeat1] = "guards_repeat1",
  [aux_sym_type_params_repeat1] = "type_params_repeat1",
  [aux_sym_quantified_variables_repeat1] = "quantified_variables_repeat1",
  [aux_sym__type_tuple_elems_repeat1] = "_type_tuple_elems_repeat1",
  [aux_sym__type_unboxed_sum_repeat1] = "_type_unboxed_sum_repeat1",
  [aux_sym_type_patterns_repeat1] = "type_patterns_repeat1",
  [aux_sym_type_family_injectivity_repeat1] = "type_family_injectivity_repeat1",
  [aux_sym__tyfam_equations_repeat1] = "_tyfam_equations_repeat1",
  [aux_sym_role_annotation_repeat1] = "role_annotation_repeat1",
  [aux_sym__ctr_tuple_repeat1] = "_ctr_tuple_repeat1",
  [aux_sym__exp_tuple_elems_repeat1] = "_exp_tuple_elems_repeat1",
  [aux_sym__exp_tuple_elems_repeat2] = "_exp_tuple_elems_repeat2",
  [aux_sym__exp_unboxed_sum_repeat1] = "_exp_unboxed_sum_repeat1",
  [aux_sym__exp_list_repeat1] = "_exp_list_repeat1",
  [aux_sym_qualifiers_repeat1] = "qualifiers_repeat1",
  [aux_sym__exp_list_comprehension_repeat1] = "_exp_list_comprehension_repeat1",
  [aux_sym__statements_repeat1] = "_statements_repeat1",
  [aux_sym__matches_repeat1] = "_matches_repeat1",
  [aux_sym_alternatives_repeat1] = "alternatives_repeat1",
  [aux_sym__nalts_repeat1] = "_nalts_repeat1",
  [aux_sym__exp_multi_way_if_repeat1] = "_exp_multi_way_if_repeat1",
  [aux_sym__exp_record_repeat1] = "_exp_record_repeat1",
  [aux_sym__exp_projection_selector_repeat1] = "_exp_projection_selector_repeat1",
  [aux_sym__pat_tuple_elems_repeat1] = "_pat_tuple_elems_repeat1",
  [aux_sym__pat_record_repeat1] = "_pat_record_repeat1",
  [aux_sym_patterns_repeat1] = "patterns_repeat1",
  [aux_sym_module_repeat1] = "module_repeat1",
  [aux_sym_children_repeat1] = "children_repeat1",
  [aux_sym_import_list_repeat1] = "import_list_repeat1",
  [aux_sym_exports_repeat1] = "exports_repeat1",
  [aux_sym_imports_repeat1] = "imports_repeat1",
  [aux_sym_declarations_repeat1] = "declarations_repeat1",
  [aux_sym_field_path_repeat1] = "field_path_repeat1",
  [aux_sym_field_repeat1] = "field_repeat1",
  [aux_sym__record_fields_repeat1] = "_record_fields_repeat1",
  [aux_sym_gadt_constructors_repeat1] = "gadt_constructors_repeat1",
  [aux_sym__datacon_prefix_repeat1] = "_datacon_prefix_repeat1",
  [aux_sym_data_constructors_repeat1] = "data_constructors_repeat1",
  [aux_sym__data_repeat1] = "_data_repeat1",
  [aux_sym_fundeps_repeat1] = "fundeps_repeat1",
  [aux_sym_class_declarations_repeat1] = "class_declarations_repeat1",
  [aux_sym_instance_declarations_repeat1] = "instance_declarations_repeat1",
  [aux_sym_fixity_repeat1] = "fixity_repeat1",
  [aux_sym__con_binding_list_repeat1] = "_con_binding_list_repeat1",
  [aux_sym__var_binding_list_repeat1] = "_var_binding_list_repeat1",
  [aux_sym__bind_matches_repeat1] = "_bind_matches_repeat1",
  [aux_sym_local_binds_repeat1] = "local_binds_repeat1",
  [aux_sym_default_types_repeat1] = "default_types_repeat1",
  [aux_sym__patsyn_cons_repeat1] = "_patsyn_cons_repeat1",
  [aux_sym_quoted_decls_repeat1] = "quoted_decls_repeat1",
  [anon_alias_sym_LPAREN_POUND] = "(#",
  [alias_sym_all_names] = "all_names",
  [alias_sym_boolean] = "boolean",
  [alias_sym_constructor] = "constructor",
  [alias_sym_constructor_synonym] = "constructor_synonym",
  [alias_sym_export] = "export",
  [alias_sym_import_package] = "import_package",
  [alias_sym_module_id] = "module_id",
  [alias_sym_pattern_guard] = "pattern_guard",
  [alias_sym_prefix_list] = "prefix_list",
  [alias_sym_quoted_expression] = "quoted_expression",
  [alias_sym_quoted_pattern] = "quoted_pattern",
  [alias_sym_quoted_type] = "quoted_type",
  [alias_sym_type_application] = "type_application",
  [alias_sym_type_binder] = "type_binder",
};

static const TSSymbol ts_symbol_map[] = {
  [ts_builtin_sym_end] = ts_builtin_sym_end,
  [sym_variable] = sym_variable,
  [anon_sym_SEMI] = anon_sym_SEMI,
  [anon_sym_let] = anon_sym_let,
  [anon_sym_COMMA] = anon_sym_COMMA,
  [anon_sym_LBRACE] = anon_sym_LBRACE,
  [anon_sym_RBRACE] = anon_sym_RBRACE,
  [anon_sym__] = anon_sym__,
  [anon_sym_SQUOTE] = anon_sym_SQUOTE,
  [anon_sym_STAR] = anon_sym_STAR,
  [anon_sym_u2605] = anon_sym_u2605,
  [anon_sym_forall] = anon_sym_forall,
  [anon_sym_u2200] = anon_sym_u2200,
  [anon_sym_DOT] = anon_sym_DOT,
  [anon_sym_type] = anon_sym_type,
  [anon_sym_EQ] = anon_sym_EQ,
  [anon_sym_instance] = anon_sym_instance,
  [anon_sym_DOT_DOT] = anon_sym_DOT_DOT,
  [anon_sym_family] = anon_sym_family,
  [anon_sym_representational] = anon_sym_representational,
  [anon_sym_nominal] = anon_sym_nominal,
  [anon_sym_phantom] = anon_sym_phantom,
  [anon_sym_role] = anon_sym_role,
  [anon_sym_SQUOTE_SQUOTE] = anon_sym_SQUOTE_SQUOTE,
  [anon_sym_then] = anon_sym_then,
  [anon_sym_group] = anon_sym_group,
  [anon_sym_by] = anon_sym_by,
  [anon_sym_using] = anon_sym_using,
  [anon_sym_PIPE] = anon_sym_PIPE,
  [anon_sym_BSLASH] = anon_sym_BSLASH,
  [anon_sym_in] = anon_sym_in,
  [anon_sym_if] = anon_sym_if,
  [anon_sym_else] = anon_sym_else,
  [anon_sym_rec] = anon_sym_rec,
  [anon_sym_mdo] = anon_sym_mdo,
  [anon_sym_do] = anon_sym_do,
  [anon_sym_case] = anon_sym_case,
  [anon_sym_of] = anon_sym_of,
  [anon_sym_cases] = anon_sym_cases,
  [anon_sym_DASH] = anon_sym_DASH,
  [anon_sym_pattern] = anon_sym_pattern,
  [anon_sym_import] = anon_sym_import,
  [anon_sym_qualified] = anon_sym_qualified,
  [anon_sym_as] = anon_sym_as,
  [anon_sym_hiding] = anon_sym_hiding,
  [anon_sym_module] = anon_sym_module,
  [anon_sym_via] = anon_sym_via,
  [anon_sym_stock] = anon_sym_stock,
  [anon_sym_newtype] = anon_sym_newtype,
  [anon_sym_anyclass] = anon_sym_anyclass,
  [anon_sym_deriving] = anon_sym_deriving,
  [anon_sym_data] = anon_sym_data,
  [anon_sym_default] = anon_sym_default,
  [anon_sym_class] = anon_sym_class,
  [anon_sym_1] = anon_sym_1,
  [anon_sym_infixr] = anon_sym_infixr,
  [anon_sym_DASH_GT] = anon_sym_DASH_GT,
  [anon_sym_infixl] = anon_sym_infixl,
  [anon_sym_infix] = anon_sym_infix,
  [sym_calling_convention] = sym_calling_convention,
  [sym_safety] = sym_safety,
  [anon_sym_foreign] = anon_sym_foreign,
  [anon_sym_export] = anon_sym_export,
  [anon_sym_DOLLAR] = anon_sym_DOLLAR,
  [anon_sym_DOLLAR_DOLLAR] = anon_sym_DOLLAR_DOLLAR,
  [anon_sym_LBRACK] = anon_sym_LBRACK,
  [anon_sym_PIPE_RBRACK] = anon_sym_PIPE_RBRACK,
  [anon_sym_u27e7] = anon_sym_u27e7,
  [anon_sym_u27e6] = anon_sym_u27e6,
  [anon_sym_e] = anon_sym_e,
  [anon_sym_t] = anon_sym_t,
  [anon_sym_p] = anon_sym_p,
  [anon_sym_d] = anon_sym_d,
  [anon_sym_PIPE_PIPE] = anon_sym_PIPE_PIPE,
  [anon_sym_PIPE_PIPE_RBRACK] = anon_sym_PIPE_PIPE_RBRACK,
  [sym_float] = sym_float,
  [sym_char] = sym_char,
  [sym_string] = sym_string,
  [sym__integer_literal] = sym__integer_literal,
  [sym__binary_literal] = sym__binary_literal,
  [sym__octal_literal] = sym__octal_literal,
  [sym__hex_literal] = sym__hex_literal,
  [anon_sym_BQUOTE] = anon_sym_BQUOTE,
  [anon_sym_POUND] = anon_sym_POUND,
  [anon_sym_POUND2] = anon_sym_POUND,
  [anon_sym_PIPE2] = anon_sym_PIPE,
  [sym_implicit_variable] = sym_implicit_variable,
  [sym_name] = sym_name,
  [sym_label] = sym_label,
  [anon_sym_EQ_GT] = anon_sym_EQ_GT,
  [anon_sym_u21d2] = anon_sym_u21d2,
  [anon_sym_u2192] = anon_sym_u2192,
  [anon_sym_DASH_GT_DOT] = anon_sym_DASH_GT_DOT,
  [anon_sym_u22b8] = anon_sym_u22b8,
  [anon_sym_LT_DASH] = anon_sym_LT_DASH,
  [anon_sym_u2190] = anon_sym_u2190,
  [anon_sym_COLON_COLON] = anon_sym_COLON_COLON,
  [anon_sym_u2237] = anon_sym_u2237,
  [anon_sym_AT] = anon_sym_AT,
  [anon_sym_BANG] = anon_sym_BANG,
  [anon_sym_TILDE] = anon_sym_TILDE,
  [anon_sym_PERCENT] = anon_sym_PERCENT,
  [aux_sym__paren_open_token1] = aux_sym__paren_open_token1,
  [aux_sym__paren_close_token1] = aux_sym__paren_close_token1,
  [anon_sym_RBRACK] = anon_sym_RBRACK,
  [anon_sym_POUND_RPAREN] = anon_sym_POUND_RPAREN,
  [anon_sym_where] = anon_sym_where,
  [aux_sym__token1] = aux_sym__token1,
  [sym_error_sentinel] = sym_error_sentinel,
  [sym__cond_layout_semicolon] = sym__cond_layout_semicolon,
  [sym__cmd_layout_start] = sym__cmd_layout_start,
  [sym__cmd_layout_start_do] = sym__cmd_layout_start_do,
  [sym__cmd_layout_start_case] = sym__cmd_layout_start_case,
  [sym__cmd_layout_start_if] = sym__cmd_layout_start_if,
  [sym__cmd_layout_start_let] = sym__cmd_layout_start_let,
  [sym__cmd_layout_start_quote] = sym__cmd_layout_start_quote,
  [sym__cmd_layout_start_explicit] = anon_sym_LBRACE,
  [sym__cond_layout_end] = sym__cond_layout_end,
  [sym__cond_layout_end_explicit] = anon_sym_RBRACE,
  [sym__cmd_brace_open] = sym__cmd_brace_open,
  [sym__cmd_brace_close] = sym__cmd_brace_close,
  [sym__cmd_texp_start] = sym__cmd_texp_start,
  [sym__cmd_texp_end] = sym__cmd_texp_end,
  [sym__phantom_where] = sym__phantom_where,
  [sym__phantom_in] = sym__phantom_in,
  [sym__phantom_arrow] = sym__phantom_arrow,
  [sym__phantom_bar] = sym__phantom_bar,
  [sym__phantom_deriving] = sym__phantom_deriving,
  [sym_comment] = sym_comment,
  [sym_haddock] = sym_haddock,
  [sym_cpp] = sym_cpp,
  [sym_pragma] = sym_pragma,
  [sym__cond_quote_start] = sym__cond_quote_start,
  [sym_quasiquote_body] = sym_quasiquote_body,
  [sym__cond_splice] = sym__cond_splice,
  [sym__cond_qual_dot] = sym__cond_qual_dot,
  [sym__cond_tight_dot] = sym__cond_tight_dot,
  [sym__cond_prefix_dot] = sym__cond_prefix_dot,
  [sym__cond_dotdot] = sym__cond_dotdot,
  [sym__cond_tight_at] = sym__cond_tight_at,
  [sym__cond_prefix_at] = sym__cond_prefix_at,
  [sym__cond_tight_bang] = sym__cond_tight_bang,
  [sym__cond_prefix_bang] = sym__cond_prefix_bang,
  [sym__cond_tight_tilde] = sym__cond_tight_tilde,
  [sym__cond_prefix_tilde] = sym__cond_prefix_tilde,
  [sym__cond_prefix_percent] = sym__cond_prefix_percent,
  [sym__cond_qualified_op] = sym__cond_qualified_op,
  [sym__cond_left_section_op] = sym__cond_left_section_op,
  [sym__cond_no_section_op] = sym__cond_no_section_op,
  [sym__cond_minus] = sym__cond_minus,
  [sym__cond_context] = sym__cond_context,
  [sym__cond_infix] = sym__cond_infix,
  [sym__cond_data_infix] = sym__cond_data_infix,
  [sym__cond_assoc_tyinst] = sym__cond_assoc_tyinst,
  [sym__varsym] = sym__varsym,
  [sym__consym] = sym__consym,
  [sym_haskell] = sym_haskell,
  [sym_generator] = sym_generator,
  [sym__let_binds] = sym_local_binds,
  [sym_let] = sym_let,
  [sym_guard] = sym_guard,
  [sym_guards] = sym_guards,
  [sym__guards] = sym__guards,
  [sym__inferred_tyvar] = sym__inferred_tyvar,
  [sym__type_param_parens] = sym__type_param_parens,
  [sym__type_param_wildcard] = sym__type_param_wildcard,
  [sym__type_param_annotated] = sym__type_param_annotated,
  [sym__type_param_invisible] = sym__type_param_invisible,
  [sym_type_param] = sym_type_param,
  [sym__ktype_param] = sym__ktype_param,
  [sym_type_params] = sym_type_params,
  [sym_quantified_variables] = sym_quantified_variables,
  [sym__type_parens] = sym__type_param_parens,
  [sym__type_tuple_elems] = sym__type_tuple_elems,
  [sym__type_tuple] = sym__type_tuple,
  [sym__type_unboxed_tuple] = sym__type_unboxed_tuple,
  [sym__type_unboxed_sum] = sym__type_unboxed_sum,
  [sym__type_list] = sym__type_list,
  [sym__type_promoted] = sym__type_promoted,
  [sym__type_star] = sym__type_star,
  [sym__type_wildcard] = sym__type_param_wildcard,
  [sym__at_type] = sym__at_type,
  [sym__type_apply] = sym__type_apply,
  [sym__type_infix] = sym__type_infix,
  [sym_type] = sym_type,
  [sym__forall_keyword] = sym__forall_keyword,
  [sym__forall_body] = sym__forall_body,
  [sym_forall] = sym_forall,
  [sym_forall_required] = sym_forall_required,
  [sym__qtype_forall] = sym_forall,
  [sym__qtype_forall_required] = sym_forall_required,
  [sym__fun_arrow] = sym__fun_arrow,
  [sym_modifier] = sym_modifier,
  [sym__linear_fun_arrow] = sym__linear_fun_arrow,
  [sym_strict_field] = sym_strict_field,
  [sym_lazy_field] = sym_lazy_field,
  [sym__qtype_function] = sym_function,
  [sym__qtype_linear_function] = sym__qtype_linear_function,
  [sym__qtype_context] = sym_context,
  [sym_quantified_type] = sym_quantified_type,
  [sym__type_signature] = sym_signature,
  [sym__ktype] = sym__ktype,
  [sym__type_head_name] = sym__type_head_name,
  [sym__type_head_parens] = sym__type_param_parens,
  [sym__type_head_params] = sym__type_head_params,
  [sym__type_head_infix] = sym__type_infix,
  [sym__type_instance_head_parens] = sym__type_param_parens,
  [sym__type_instance_head_params] = sym__type_instance_head_params,
  [sym_type_patterns] = sym_type_patterns,
  [sym_type_synomym] = sym_type_synomym,
  [sym_kind_signature] = sym_kind_signature,
  [sym__type_instance_common] = sym__type_instance_common,
  [sym__type_instance] = sym__type_instance,
  [sym_type_instance] = sym_type_instance,
  [sym_type_family_result] = sym_type_family_result,
  [sym_type_family_injectivity] = sym_type_family_injectivity,
  [sym__tyfam_inj] = sym__tyfam_inj,
  [sym__tyfam] = sym__tyfam,
  [sym__tyfam_equations] = sym__tyfam_equations,
  [sym_abstract_family] = sym_abstract_family,
  [sym_type_family] = sym_type_family,
  [sym_type_role] = sym_type_role,
  [sym_role_annotation] = sym_role_annotation,
  [sym__class_apply] = sym__type_apply,
  [sym__class_infix] = sym__type_infix,
  [sym__ctr_parens] = sym__type_param_parens,
  [sym__ctr_tuple] = sym__type_tuple,
  [sym_implicit_parameter] = sym_implicit_parameter,
  [sym_constraint] = sym_constraint,
  [sym__ctr_forall] = sym_forall,
  [sym__ctr_context] = sym_context,
  [sym__ctr_signature] = sym_signature,
  [sym_constraints] = sym_constraints,
  [sym__context_inline] = sym__context_inline,
  [sym_context] = sym_context,
  [sym__exp_th_quoted_name] = sym__exp_th_quoted_name,
  [sym__exp_parens] = sym__type_param_parens,
  [sym__exp_tuple_elems] = sym__exp_tuple_elems,
  [sym__exp_tuple] = sym__type_tuple,
  [sym__exp_unboxed_tuple] = sym__type_unboxed_tuple,
  [sym__exp_unboxed_sum] = sym__type_unboxed_sum,
  [sym__exp_list] = sym__type_list,
  [sym__exp_arithmetic_sequence] = sym__exp_arithmetic_sequence,
  [sym_group] = sym_group,
  [sym_transform] = sym_transform,
  [sym_qualifier] = sym_qualifier,
  [sym_qualifiers] = sym_qualifiers,
  [sym__exp_list_comprehension] = sym__exp_list_comprehension,
  [sym__exp_lambda] = sym__exp_lambda,
  [sym__exp_let_in] = sym__exp_let_in,
  [sym__exp_conditional] = sym__exp_conditional,
  [sym__exp_statement] = sym__exp_statement,
  [sym_statement] = sym_statement,
  [sym__statements] = sym__statements,
  [sym_rec] = sym_rec,
  [sym__do_keyword] = sym__do_keyword,
  [sym_do_module] = sym_do_module,
  [sym__do] = sym__do,
  [sym__exp_do] = sym__exp_do,
  [sym_match] = sym_match,
  [sym__simple_match] = sym_match,
  [sym__matches] = sym__matches,
  [sym_alternative] = sym_alternative,
  [sym__nalt] = sym_alternative,
  [sym_alternatives] = sym_alternatives,
  [sym__nalts] = sym_alternatives,
  [sym__exp_case] = sym__exp_case,
  [sym__exp_lambda_case] = sym__exp_lambda_case,
  [sym__exp_lambda_cases] = sym__exp_lambda_cases,
  [sym__exp_multi_way_if] = sym__exp_multi_way_if,
  [sym_field_update] = sym_field_update,
  [sym__exp_record] = sym__exp_record,
  [sym__exp_projection_selector] = sym__exp_projection_selector,
  [sym__exp_projection] = sym__exp_projection,
  [sym_explicit_type] = sym_explicit_type,
  [sym__exp_apply] = sym__type_apply,
  [sym__exp_op] = sym__exp_op,
  [sym__exp_section_left] = sym__exp_section_left,
  [sym__exp_section_right] = sym__exp_section_right,
  [sym__exp_negation] = sym__exp_negation,
  [sym__exp_infix] = sym__type_infix,
  [sym_expression] = sym_expression,
  [sym__exp_signature] = sym_signature,
  [sym__exp] = sym__exp,
  [sym__pat_parens] = sym__type_param_parens,
  [sym__pat_tuple_elems] = sym__pat_tuple_elems,
  [sym__pat_tuple] = sym__type_tuple,
  [sym__pat_unboxed_tuple] = sym__type_unboxed_tuple,
  [sym__pat_unboxed_sum] = sym__type_unboxed_sum,
  [sym__pat_list] = sym__type_list,
  [sym_field_pattern] = sym_field_pattern,
  [sym__pat_record] = sym__exp_record,
  [sym__pat_as] = sym__pat_as,
  [sym__pat_wildcard] = sym__type_param_wildcard,
  [sym__pat_strict] = sym__pat_strict,
  [sym__pat_irrefutable] = sym__pat_irrefutable,
  [sym__pat_apply] = sym__type_apply,
  [sym__pat_negation] = sym__exp_negation,
  [sym__pat_infix] = sym__type_infix,
  [sym_pattern] = sym_pattern,
  [sym_patterns] = sym_patterns,
  [sym__pat_signature] = sym_signature,
  [sym__pat] = sym__pat,
  [sym_view_pattern] = sym_view_pattern,
  [sym__modid_prefix] = sym__modid_prefix,
  [aux_sym__qualifying_module] = aux_sym__qualifying_module,
  [sym_module] = sym_module,
  [sym_namespace] = sym_namespace,
  [sym__child_type] = sym__child_type,
  [sym__child] = sym__child,
  [sym_children] = sym_children,
  [sym__ie_entity] = sym__ie_entity,
  [sym_import_list] = sym_import_list,
  [sym_import] = sym_import,
  [sym_module_export] = sym_module_export,
  [sym_exports] = sym_exports,
  [sym_header] = sym_header,
  [sym_imports] = sym_imports,
  [sym_declarations] = sym_declarations,
  [sym__body] = sym__body,
  [sym__layout_end] = sym__layout_end,
  [sym_declaration] = sym_declaration,
  [sym_field_name] = sym_field_name,
  [sym__qfield_name] = sym__qfield_name,
  [sym__field_names] = sym__field_names,
  [sym_field_path] = sym_field_path,
  [sym__field_spec] = sym__field_spec,
  [sym_field] = sym_field,
  [sym__record_fields] = sym__record_fields,
  [sym_via] = sym_via,
  [sym_deriving_strategy] = sym_deriving_strategy,
  [sym_deriving] = sym_deriving,
  [sym__gadt_con_prefix] = sym__gadt_con_prefix,
  [sym__gadt_con_record] = sym__exp_record,
  [sym_gadt_constructor] = sym_gadt_constructor,
  [sym_gadt_constructors] = sym_gadt_constructors,
  [sym__gadt] = sym__gadt,
  [sym__datacon_prefix] = sym__gadt_con_prefix,
  [sym__datacon_infix] = sym__type_infix,
  [sym__datacon_record] = sym__exp_record,
  [sym__datacon_unboxed_sum] = sym__type_unboxed_sum,
  [sym__datacon_special] = sym__datacon_special,
  [sym_data_constructor] = sym_data_constructor,
  [sym_data_constructors] = sym_data_constructors,
  [sym__data_rhs] = sym__data_rhs,
  [sym__data] = sym__data,
  [sym_data_type] = sym_data_type,
  [sym__newtype_con_field] = sym_field,
  [sym_newtype_constructor] = sym_newtype_constructor,
  [sym__newtype] = sym__newtype,
  [sym_newtype] = sym_newtype,
  [sym__datafam] = sym__datafam,
  [sym_data_family] = sym_data_family,
  [sym__inst_adt] = sym__inst_adt,
  [sym_decl_inst_adt] = sym_data_type,
  [sym__inst_newtype] = sym__inst_newtype,
  [sym_decl_inst_newtype] = sym_newtype,
  [sym_data_instance] = sym_data_instance,
  [sym__assoc_tyfam] = sym_type_family,
  [sym__assoc_tyinst] = sym_type_instance,
  [sym__assoc_datafam] = sym_data_family,
  [sym__assoc_datainst_adt] = sym_data_type,
  [sym__assoc_datainst_newtype] = sym_newtype,
  [sym__assoc_datainst] = sym_data_instance,
  [sym_default_signature] = sym_default_signature,
  [sym_class_decl] = sym_class_decl,
  [sym_fundep] = sym_fundep,
  [sym_fundeps] = sym_fundeps,
  [sym_class_declarations] = sym_class_declarations,
  [sym_class] = sym_class,
  [sym_instance_decl] = sym_instance_decl,
  [sym_instance_declarations] = sym_instance_declarations,
  [sym__instance] = sym__instance,
  [sym_instance] = sym_instance,
  [sym_deriving_instance] = sym_deriving_instance,
  [sym__fun_arrow_prec] = sym_integer,
  [sym__fun_arrow_fixity] = sym__fun_arrow_fixity,
  [sym_fixity] = sym_fixity,
  [sym__con_binding_list] = sym__con_binding_list,
  [sym__var_binding_list] = sym__con_binding_list,
  [sym_signature] = sym_signature,
  [sym__simple_bind_match] = sym_match,
  [sym__bind_match] = sym_match,
  [sym__bind_matches] = sym__bind_matches,
  [sym__function_name] = sym__function_name,
  [sym_function_head_parens] = sym_function_head_parens,
  [sym__function_head_infix] = sym__type_infix,
  [sym_function] = sym_function,
  [sym_bind] = sym_bind,
  [sym_decl] = sym_decl,
  [sym__local_decl] = sym__local_decl,
  [sym_local_binds] = sym_local_binds,
  [sym__where_binds] = sym__where_binds,
  [sym_entity] = sym_entity,
  [sym_foreign_import] = sym_foreign_import,
  [sym_foreign_export] = sym_foreign_export,
  [sym_default_types] = sym_default_types,
  [sym__patsyn_signature] = sym_signature,
  [sym__patsyn_cons] = sym__patsyn_cons,
  [sym__patsyn_equation] = sym__patsyn_equation,
  [sym_pattern_synonym] = sym_pattern_synonym,
  [sym__splice_exp] = sym__splice_exp,
  [sym__splice_dollars] = sym__splice_dollars,
  [sym_splice] = sym_splice,
  [sym_top_splice] = sym_top_splice,
  [sym_quoter] = sym_quoter,
  [sym_quasiquote] = sym_quasiquote,
  [sym_quoted_decls] = sym_quoted_decls,
  [sym__exp_quote] = sym__exp_quote,
  [sym__exp_typed_quote] = sym__exp_typed_quote,
  [sym_integer] = sym_integer,
  [sym__plist] = sym__plist,
  [sym_unit] = sym_unit,
  [sym_unboxed_unit] = sym_unboxed_unit,
  [sym_prefix_tuple] = sym_prefix_tuple,
  [sym_prefix_unboxed_tuple] = sym_prefix_unboxed_tuple,
  [sym_prefix_unboxed_sum] = sym_prefix_unboxed_sum,
  [sym_literal] = sym_literal,
  [sym__qualified_variable] = sym__qfield_name,
  [sym__qvarid] = sym__qvarid,
  [sym__qvar] = sym__qvar,
  [sym__variable_ticked] = sym__variable_ticked,
  [sym__qvariable_ticked] = sym__variable_ticked,
  [sym__qualified_constructor] = sym__qfield_name,
  [sym__qconid] = sym__qconid,
  [sym__constructor_ticked] = sym__variable_ticked,
  [sym__qconstructor_ticked] = sym__variable_ticked,
  [sym__qualified_type] = sym__qfield_name,
  [sym__qtyconid] = sym__qtyconid,
  [sym__tycon_arrow] = sym__tycon_arrow,
  [sym__qualified_arrow] = sym__qfield_name,
  [sym__qtycon_arrow] = sym__tycon_arrow,
  [sym__promoted_tycons_alias] = sym__type_promoted,
  [sym__promoted_tycons] = sym__promoted_tycons,
  [sym__tycon_ticked] = sym__variable_ticked,
  [sym__qtycon_ticked] = sym__variable_ticked,
  [sym__tyconids_ticked] = sym__tyconids_ticked,
  [sym__promoted_tyconops_alias] = sym__type_promoted,
  [sym__promoted_tyconops] = sym__promoted_tyconops,
  [sym__ops] = sym__ops,
  [sym__qname] = sym__qname,
  [sym__operator_qual_dot_head] = sym_operator,
  [sym__operator_hash_head] = sym__operator_hash_head,
  [sym_operator] = sym_operator,
  [sym__operator_alias] = sym__operator_alias,
  [sym__operator_minus] = sym__operator_minus,
  [sym__varsym_prefix] = sym__tycon_arrow,
  [sym__pvarsym] = sym__pvarsym,
  [sym__qualified_varsym] = sym__qfield_name,
  [sym__qvarsym_prefix] = sym__tycon_arrow,
  [sym__pqvarsym] = sym__pqvarsym,
  [sym_constructor_operator] = sym_constructor_operator,
  [sym__constructor_operator_alias] = sym__constructor_operator_alias,
  [sym__consym_prefix] = sym__tycon_arrow,
  [sym__pconsym] = sym__pconsym,
  [sym__qualified_consym] = sym__qfield_name,
  [sym__qconsym_prefix] = sym__tycon_arrow,
  [sym__pqconsym] = sym__pqconsym,
  [sym__sym_prefix] = sym__sym_prefix,
  [sym__carrow] = sym__carrow,
  [sym__arrow] = sym__arrow,
  [sym__linear_arrow] = sym__linear_arrow,
  [sym__larrow] = sym__larrow,
  [sym__colon2] = sym__colon2,
  [sym__qual_dot] = sym__qual_dot,
  [sym__tight_dot] = sym__tight_dot,
  [sym__prefix_dot] = sym__prefix_dot,
  [sym__tight_at] = sym__tight_at,
  [sym__prefix_at] = sym__prefix_at,
  [sym__prefix_bang] = sym__prefix_bang,
  [sym__tight_bang] = sym__tight_bang,
  [sym__any_prefix_bang] = sym__any_prefix_bang,
  [sym__prefix_tilde] = sym__prefix_tilde,
  [sym__tight_tilde] = sym__tight_tilde,
  [sym__any_prefix_tilde] = sym__any_prefix_tilde,
  [sym__prefix_percent] = sym__prefix_percent,
  [sym__dotdot] = sym__dotdot,
  [sym__paren_open] = sym__paren_open,
  [sym__paren_close] = sym__paren_close,
  [sym__bracket_open] = sym__bracket_open,
  [sym__bracket_close] = sym__bracket_close,
  [sym__unboxed_open] = sym__unboxed_open,
  [sym__unboxed_close] = sym__unboxed_close,
  [sym__where] = sym__where,
  [sym__bar] = sym__bar,
  [aux_sym__let_binds_repeat1] = aux_sym__let_binds_repeat1,
  [aux_sym__let_binds_repeat2] = aux_sym__let_binds_repeat2,
  [aux_sym_guards_repeat1] = aux_sym_guards_repeat1,
  [aux_sym_type_params_repeat1] = aux_sym_type_params_repeat1,
  [aux_sym_quantified_variables_repeat1] = aux_sym_quantified_variables_repeat1,
  [aux_sym__type_tuple_elems_repeat1] = aux_sym__type_tuple_elems_repeat1,
  [aux_sym__type_unboxed_sum_repeat1] = aux_sym__type_unboxed_sum_repeat1,
  [aux_sym_type_patterns_repeat1] = aux_sym_type_patterns_repeat1,
  [aux_sym_type_family_injectivity_repeat1] = aux_sym_type_family_injectivity_repeat1,
  [aux_sym__tyfam_equations_repeat1] = aux_sym__tyfam_equations_repeat1,
  [aux_sym_role_annotation_repeat1] = aux_sym_role_annotation_repeat1,
  [aux_sym__ctr_tuple_repeat1] = aux_sym__ctr_tuple_repeat1,
  [aux_sym__exp_tuple_elems_repeat1] = aux_sym__exp_tuple_elems_repeat1,
  [aux_sym__exp_tuple_elems_repeat2] = aux_sym__exp_tuple_elems_repeat2,
  [aux_sym__exp_unboxed_sum_repeat1] = aux_sym__exp_unboxed_sum_repeat1,
  [aux_sym__exp_list_repeat1] = aux_sym__exp_list_repeat1,
  [aux_sym_qualifiers_repeat1] = aux_sym_qualifiers_repeat1,
  [aux_sym__exp_list_comprehension_repeat1] = aux_sym__exp_list_comprehension_repeat1,
  [aux_sym__statements_repeat1] = aux_sym__statements_repeat1,
  [aux_sym__matches_repeat1] = aux_sym__matches_repeat1,
  [aux_sym_alternatives_repeat1] = aux_sym_alternatives_repeat1,
  [aux_sym__nalts_repeat1] = aux_sym__nalts_repeat1,
  [aux_sym__exp_multi_way_if_repeat1] = aux_sym__exp_multi_way_if_repeat1,
  [aux_sym__exp_record_repeat1] = aux_sym__exp_record_repeat1,
  [aux_sym__exp_projection_selector_repeat1] = aux_sym__exp_projection_selector_repeat1,
  [aux_sym__pat_tuple_elems_repeat1] = aux_sym__pat_tuple_elems_repeat1,
  [aux_sym__pat_record_repeat1] = aux_sym__pat_record_repeat1,
  [aux_sym_patterns_repeat1] = aux_sym_patterns_repeat1,
  [aux_sym_module_repeat1] = aux_sym_module_repeat1,
  [aux_sym_children_repeat1] = aux_sym_children_repeat1,
  [aux_sym_import_list_repeat1] = aux_sym_import_list_repeat1,
  [aux_sym_exports_repeat1] = aux_sym_exports_repeat1,
  [aux_sym_imports_repeat1] = aux_sym_imports_repeat1,
  [aux_sym_declarations_repeat1] = aux_sym_declarations_repeat1,
  [aux_sym_field_path_repeat1] = aux_sym_field_path_repeat1,
  [aux_sym_field_repeat1] = aux_sym_field_repeat1,
  [aux_sym__record_fields_repeat1] = aux_sym__record_fields_repeat1,
  [aux_sym_gadt_constructors_repeat1] = aux_sym_gadt_constructors_repeat1,
  [aux_sym__datacon_prefix_repeat1] = aux_sym__datacon_prefix_repeat1,
  [aux_sym_data_constructors_repeat1] = aux_sym_data_constructors_repeat1,
  [aux_sym__data_repeat1] = aux_sym__data_repeat1,
  [aux_sym_fundeps_repeat1] = aux_sym_fundeps_repeat1,
  [aux_sym_class_declarations_repeat1] = aux_sym_class_declarations_repeat1,
  [aux_sym_instance_declarations_repeat1] = aux_sym_instance_declarations_repeat1,
  [aux_sym_fixity_repeat1] = aux_sym_fixity_repeat1,
  [aux_sym__con_binding_list_repeat1] = aux_sym__con_binding_list_repeat1,
  [aux_sym__var_binding_list_repeat1] = aux_sym__var_binding_list_repeat1,
  [aux_sym__bind_matches_repeat1] = aux_sym__bind_matches_repeat1,
  [aux_sym_local_binds_repeat1] = aux_sym_local_binds_repeat1,
  [aux_sym_default_types_repeat1] = aux_sym_default_types_repeat1,
  [aux_sym__patsyn_cons_repeat1] = aux_sym__patsyn_cons_repeat1,
  [aux_sym_quoted_decls_repeat1] = aux_sym_quoted_decls_repeat1,
  [anon_alias_sym_LPAREN_POUND] = anon_alias_sym_LPAREN_POUND,
  [alias_sym_all_names] = alias_sym_all_names,
  [alias_sym_boolean] = alias_sym_boolean,
  [alias_sym_constructor] = alias_sym_constructor,
  [alias_sym_constructor_synonym] = alias_sym_constructor_synonym,
  [alias_sym_export] = alias_sym_export,
  [alias_sym_import_package] = alias_sym_import_package,
  [alias_sym_module_id] = alias_sym_module_id,
  [alias_sym_pattern_guard] = alias_sym_pattern_guard,
  [alias_sym_prefix_list] = alias_sym_prefix_list,
  [alias_sym_quoted_expression] = alias_sym_quoted_expression,
  [alias_sym_quoted_pattern] = alias_sym_quoted_pattern,
  [alias_sym_quoted_type] = alias_sym_quoted_type,
  [alias_sym_type_application] = alias_sym_type_application,
  [alias_sym_type_binder] = alias_sym_type_binder,
};

static const TSSymbolMetadata ts_symbol_metadata[] = {
  [ts_builtin_sym_end] = {
    .visible = false,
    .named = true,
  },
  [sym_variable] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_SEMI] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_let] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_COMMA] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_LBRACE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_RBRACE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym__] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_SQUOTE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_STAR] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_u2605] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_forall] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_u2200] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DOT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_type] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_instance] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DOT_DOT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_family] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_representational] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_nominal] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_phantom] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_role] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_SQUOTE_SQUOTE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_then] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_group] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_by] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_using] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_PIPE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_BSLASH] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_in] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_if] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_else] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_rec] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_mdo] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_do] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_case] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_of] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_cases] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DASH] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_pattern] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_import] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_qualified] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_as] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_hiding] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_module] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_via] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_stock] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_newtype] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_anyclass] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_deriving] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_data] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_default] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_class] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_1] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_infixr] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DASH_GT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_infixl] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_infix] = {
    .visible = true,
    .named = false,
  },
  [sym_calling_convention] = {
    .visible = true,
    .named = true,
  },
  [sym_safety] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_foreign] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_export] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DOLLAR] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DOLLAR_DOLLAR] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_LBRACK] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_PIPE_RBRACK] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_u27e7] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_u27e6] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_e] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_t] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_p] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_d] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_PIPE_PIPE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_PIPE_PIPE_RBRACK] = {
    .visible = true,
    .named = false,
  },
  [sym_float] = {
    .visible = true,
    .named = true,
  },
  [sym_char] = {
    .visible = true,
    .named = true,
  },
  [sym_string] = {
    .visible = true,
    .named = true,
  },
  [sym__integer_literal] = {
    .visible = false,
    .named = true,
  },
  [sym__binary_literal] = {
    .visible = false,
    .named = true,
  },
  [sym__octal_literal] = {
    .visible = false,
    .named = true,
  },
  [sym__hex_literal] = {
    .visible = false,
    .named = true,
  },
  [anon_sym_BQUOTE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_POUND] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_POUND2] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_PIPE2] = {
    .visible = true,
    .named = false,
  },
  [sym_implicit_variable] = {
    .visible = true,
    .named = true,
  },
  [sym_name] = {
    .visible = true,
    .named = true,
  },
  [sym_label] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_EQ_GT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_u21d2] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_u2192] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DASH_GT_DOT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_u22b8] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_LT_DASH] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_u2190] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_COLON_COLON] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_u2237] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_AT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_BANG] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_TILDE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_PERCENT] = {
    .visible = true,
    .named = false,
  },
  [aux_sym__paren_open_token1] = {
    .visible = true,
    .named = false,
  },
  [aux_sym__paren_close_token1] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_RBRACK] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_POUND_RPAREN] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_where] = {
    .visible = true,
    .named = false,
  },
  [aux_sym__token1] = {
    .visible = false,
    .named = false,
  },
  [sym_error_sentinel] = {
    .visible = true,
    .named = true,
  },
  [sym__cond_layout_semicolon] = {
    .visible = false,
    .named = true,
  },
  [sym__cmd_layout_start] = {
    .visible = false,
    .named = true,
  },
  [sym__cmd_layout_start_do] = {
    .visible = false,
    .named = true,
  },
  [sym__cmd_layout_start_case] = {
    .visible = false,
    .named = true,
  },
  [sym__cmd_layout_start_if] = {
    .visible = false,
    .named = true,
  },
  [sym__cmd_layout_start_let] = {
    .visible = false,
    .named = true,
  },
  [sym__cmd_layout_start_quote] = {
    .visible = false,
    .named = true,
  },
  [sym__cmd_layout_start_explicit] = {
    .visible = true,
    .named = false,
  },
  [sym__cond_layout_end] = {
    .visible = false,
    .named = true,
  },
  [sym__cond_layout_end_explicit] = {
    .visible = true,
    .named = false,
  },
  [sym__cmd_brace_open] = {
    .visible = false,
    .named = true,
  },
  [sym__cmd_brace_close] = {
    .visible = false,
    .named = true,
  },
  [sym__cmd_texp_start] = {
    .visible = false,
    .named = true,
  },
  [sym__cmd_texp_end] = {
    .visible = false,
    .named = true,
  },
  [sym__phantom_where] = {
    .visible = false,
    .named = true,
  },
  [sym__phantom_in] = {
    .visible = false,
    .named = true,
  },
  [sym__phantom_arrow] = {
    .visible = false,
    .named = true,
  },
  [sym__phantom_bar] = {
    .visible = false,
    .named = true,
  },
  [sym__phantom_deriving] = {
    .visible = false,
    .named = true,
  },
  [sym_comment] = {
    .visible = true,
    .named = true,
  },
  [sym_haddock] = {
    .visible = true,
    .named = true,
  },
  [sym_cpp] = {
    .visible = true,
    .named = true,
  },
  [sym_pragma] = {
    .visible = true,
    .named = true,
  },
  [sym__cond_quote_start] = {
    .visible = false,
    .named = true,
  },
  [sym_quasiquote_body] = {
    .visible = true,
    .named = true,
  },
  [sym__cond_splice] = {
    .visible = false,
    .named = true,
  },
  [sym__cond_qual_dot] = {
    .visible = false,
    .named = true,
  },
  [sym__cond_tight_dot] = {
    .visible = false,
    .named = true,
  },
  [sym__cond_prefix_dot] = {
    .visible = false,
    .named = true,
  },
  [sym__cond_dotdot] = {
    .visible = false,
    .named = true,
  },
  [sym__cond_tight_at] = {
    .visible = false,
    .named = true,
  },
  [sym__cond_prefix_at] = {
    .visible = false,
    .named = true,
  },
  [sym__cond_tight_bang] = {
    .visible = false,
    .named = true,
  },
  [sym__cond_prefix_bang] = {
    .visible = false,
    .named = true,
  },
  [sym__cond_tight_tilde] = {
    .visible = false,
    .named = true,
  },
  [sym__cond_prefix_tilde] = {
    .visible = false,
    .named = true,
  },
  [sym__cond_prefix_percent] = {
    .visible = false,
    .named = true,
  },
  [sym__cond_qualified_op] = {
    .visible = false,
    .named = true,
  },
  [sym__cond_left_section_op] = {
    .visible = false,
    .named = true,
  },
  [sym__cond_no_section_op] = {
    .visible = false,
    .named = true,
  },
  [sym__cond_minus] = {
    .visible = false,
    .named = true,
  },
  [sym__cond_context] = {
    .visible = false,
    .named = true,
  },
  [sym__cond_infix] = {
    .visible = false,
    .named = true,
  },
  [sym__cond_data_infix] = {
    .visible = false,
    .named = true,
  },
  [sym__cond_assoc_tyinst] = {
    .visible = false,
    .named = true,
  },
  [sym__varsym] = {
    .visible = false,
    .named = true,
  },
  [sym__consym] = {
    .visible = false,
    .named = true,
  },
  [sym_haskell] = {
    .visible = true,
    .named = true,
  },
  [sym_generator] = {
    .visible = true,
    .named = true,
  },
  [sym__let_binds] = {
    .visible = true,
    .named = true,
  },
  [sym_let] = {
    .visible = true,
    .named = true,
  },
  [sym_guard] = {
    .visible = false,
    .named = true,
    .supertype = true,
  },
  [sym_guards] = {
    .visible = true,
    .named = true,
  },
  [sym__guards] = {
    .visible = false,
    .named = true,
  },
  [sym__inferred_tyvar] = {
    .visible = true,
    .named = true,
  },
  [sym__type_param_parens] = {
    .visible = true,
    .named = true,
  },
  [sym__type_param_wildcard] = {
    .visible = true,
    .named = true,
  },
  [sym__type_param_annotated] = {
    .visible = true,
    .named = true,
  },
  [sym__type_param_invisible] = {
    .visible = true,
    .named = true,
  },
  [sym_type_param] = {
    .visible = false,
    .named = true,
    .supertype = true,
  },
  [sym__ktype_param] = {
    .visible = false,
    .named = true,
  },
  [sym_type_params] = {
    .visible = true,
    .named = true,
  },
  [sym_quantified_variables] = {
    .visible = true,
    .named = true,
  },
  [sym__type_parens] = {
    .visible = true,
    .named = true,
  },
  [sym__type_tuple_elems] = {
    .visible = false,
    .named = true,
  },
  [sym__type_tuple] = {
    .visible = true,
    .named = true,
  },
  [sym__type_unboxed_tuple] = {
    .visible = true,
    .named = true,
  },
  [sym__type_unboxed_sum] = {
    .visible = true,
    .named = true,
  },
  [sym__type_list] = {
    .visible = true,
    .named = true,
  },
  [sym__type_promoted] = {
    .visible = true,
    .named = true,
  },
  [sym__type_star] = {
    .visible = true,
    .named = true,
  },
  [sym__type_wildcard] = {
    .visible = true,
    .named = true,
  },
  [sym__at_type] = {
    .visible = true,
    .named = true,
  },
  [sym__type_apply] = {
    .visible = true,
    .named = true,
  },
  [sym__type_infix] = {
    .visible = true,
    .named = true,
  },
  [sym_type] = {
    .visible = false,
    .named = true,
    .supertype = true,
  },
  [sym__forall_keyword] = {
    .visible = false,
    .named = true,
  },
  [sym__forall_body] = {
    .visible = false,
    .named = true,
  },
  [sym_forall] = {
    .visible = true,
    .named = true,
  },
  [sym_forall_required] = {
    .visible = true,
    .named = true,
  },
  [sym__qtype_forall] = {
    .visible = true,
    .named = true,
  },
  [sym__qtype_forall_required] = {
    .visible = true,
    .named = true,
  },
  [sym__fun_arrow] = {
    .visible = false,
    .named = true,
  },
  [sym_modifier] = {
    .visible = true,
    .named = true,
  },
  [sym__linear_fun_arrow] = {
    .visible = false,
    .named = true,
  },
  [sym_strict_field] = {
    .visible = true,
    .named = true,
  },
  [sym_lazy_field] = {
    .visible = true,
    .named = true,
  },
  [sym__qtype_function] = {
    .visible = true,
    .named = true,
  },
  [sym__qtype_linear_function] = {
    .visible = true,
    .named = true,
  },
  [sym__qtype_context] = {
    .visible = true,
    .named = true,
  },
  [sym_quantified_type] = {
    .visible = false,
    .named = true,
    .supertype = true,
  },
  [sym__type_signature] = {
    .visible = true,
    .named = true,
  },
  [sym__ktype] = {
    .visible = false,
    .named = true,
  },
  [sym__type_head_name] = {
    .visible = false,
    .named = true,
  },
  [sym__type_head_parens] = {
    .visible = true,
    .named = true,
  },
  [sym__type_head_params] = {
    .visible = false,
    .named = true,
  },
  [sym__type_head_infix] = {
    .visible = true,
    .named = true,
  },
  [sym__type_instance_head_parens] = {
    .visible = true,
    .named = true,
  },
  [sym__type_instance_head_params] = {
    .visible = false,
    .named = true,
  },
  [sym_type_patterns] = {
    .visible = true,
    .named = true,
  },
  [sym_type_synomym] = {
    .visible = true,
    .named = true,
  },
  [sym_kind_signature] = {
    .visible = true,
    .named = true,
  },
  [sym__type_instance_common] = {
    .visible = false,
    .named = true,
  },
  [sym__type_instance] = {
    .visible = false,
    .named = true,
  },
  [sym_type_instance] = {
    .visible = true,
    .named = true,
  },
  [sym_type_family_result] = {
    .visible = true,
    .named = true,
  },
  [sym_type_family_injectivity] = {
    .visible = true,
    .named = true,
  },
  [sym__tyfam_inj] = {
    .visible = false,
    .named = true,
  },
  [sym__tyfam] = {
    .visible = false,
    .named = true,
  },
  [sym__tyfam_equations] = {
    .visible = true,
    .named = true,
  },
  [sym_abstract_family] = {
    .visible = true,
    .named = true,
  },
  [sym_type_family] = {
    .visible = true,
    .named = true,
  },
  [sym_type_role] = {
    .visible = true,
    .named = true,
  },
  [sym_role_annotation] = {
    .visible = true,
    .named = true,
  },
  [sym__class_apply] = {
    .visible = true,
    .named = true,
  },
  [sym__class_infix] = {
    .visible = true,
    .named = true,
  },
  [sym__ctr_parens] = {
    .visible = true,
    .named = true,
  },
  [sym__ctr_tuple] = {
    .visible = true,
    .named = true,
  },
  [sym_implicit_parameter] = {
    .visible = true,
    .named = true,
  },
  [sym_constraint] = {
    .visible = false,
    .named = true,
    .supertype = true,
  },
  [sym__ctr_forall] = {
    .visible = true,
    .named = true,
  },
  [sym__ctr_context] = {
    .visible = true,
    .named = true,
  },
  [sym__ctr_signature] = {
    .visible = true,
    .named = true,
  },
  [sym_constraints] = {
    .visible = false,
    .named = true,
    .supertype = true,
  },
  [sym__context_inline] = {
    .visible = false,
    .named = true,
  },
  [sym_context] = {
    .visible = true,
    .named = true,
  },
  [sym__exp_th_quoted_name] = {
    .visible = true,
    .named = true,
  },
  [sym__exp_parens] = {
    .visible = true,
    .named = true,
  },
  [sym__exp_tuple_elems] = {
    .visible = false,
    .named = true,
  },
  [sym__exp_tuple] = {
    .visible = true,
    .named = true,
  },
  [sym__exp_unboxed_tuple] = {
    .visible = true,
    .named = true,
  },
  [sym__exp_unboxed_sum] = {
    .visible = true,
    .named = true,
  },
  [sym__exp_list] = {
    .visible = true,
    .named = true,
  },
  [sym__exp_arithmetic_sequence] = {
    .visible = true,
    .named = true,
  },
  [sym_group] = {
    .visible = true,
    .named = true,
  },
  [sym_transform] = {
    .visible = true,
    .named = true,
  },
  [sym_qualifier] = {
    .visible = false,
    .named = true,
    .supertype = true,
  },
  [sym_qualifiers] = {
    .visible = true,
    .named = true,
  },
  [sym__exp_list_comprehension] = {
    .visible = true,
    .named = true,
  },
  [sym__exp_lambda] = {
    .visible = true,
    .named = true,
  },
  [sym__exp_let_in] = {
    .visible = true,
    .named = true,
  },
  [sym__exp_conditional] = {
    .visible = true,
    .named = true,
  },
  [sym__exp_statement] = {
    .visible = true,
    .named = true,
  },
  [sym_statement] = {
    .visible = false,
    .named = true,
    .supertype = true,
  },
  [sym__statements] = {
    .visible = false,
    .named = true,
  },
  [sym_rec] = {
    .visible = true,
    .named = true,
  },
  [sym__do_keyword] = {
    .visible = false,
    .named = true,
  },
  [sym_do_module] = {
    .visible = true,
    .named = true,
  },
  [sym__do] = {
    .visible = false,
    .named = true,
  },
  [sym__exp_do] = {
    .visible = true,
    .named = true,
  },
  [sym_match] = {
    .visible = true,
    .named = true,
  },
  [sym__simple_match] = {
    .visible = true,
    .named = true,
  },
  [sym__matches] = {
    .visible = false,
    .named = true,
  },
  [sym_alternative] = {
    .visible = true,
    .named = true,
  },
  [sym__nalt] = {
    .visible = true,
    .named = true,
  },
  [sym_alternatives] = {
    .visible = true,
    .named = true,
  },
  [sym__nalts] = {
    .visible = true,
    .named = true,
  },
  [sym__exp_case] = {
    .visible = true,
    .named = true,
  },
  [sym__exp_lambda_case] = {
    .visible = true,
    .named = true,
  },
  [sym__exp_lambda_cases] = {
    .visible = true,
    .named = true,
  },
  [sym__exp_multi_way_if] = {
    .visible = true,
    .named = true,
  },
  [sym_field_update] = {
    .visible = true,
    .named = true,
  },
  [sym__exp_record] = {
    .visible = true,
    .named = true,
  },
  [sym__exp_projection_selector] = {
    .visible = true,
    .named = true,
  },
  [sym__exp_projection] = {
    .visible = true,
    .named = true,
  },
  [sym_explicit_type] = {
    .visible = true,
    .named = true,
  },
  [sym__exp_apply] = {
    .visible = true,
    .named = true,
  },
  [sym__exp_op] = {
    .visible = false,
    .named = true,
  },
  [sym__exp_section_left] = {
    .visible = true,
    .named = true,
  },
  [sym__exp_section_right] = {
    .visible = true,
    .named = true,
  },
  [sym__exp_negation] = {
    .visible = true,
    .named = true,
  },
  [sym__exp_infix] = {
    .visible = true,
    .named = true,
  },
  [sym_expression] = {
    .visible = false,
    .named = true,
    .supertype = true,
  },
  [sym__exp_signature] = {
    .visible = true,
    .named = true,
  },
  [sym__exp] = {
    .visible = false,
    .named = true,
  },
  [sym__pat_parens] = {
    .visible = true,
    .named = true,
  },
  [sym__pat_tuple_elems] = {
    .visible = false,
    .named = true,
  },
  [sym__pat_tuple] = {
    .visible = true,
    .named = true,
  },
  [sym__pat_unboxed_tuple] = {
    .visible = true,
    .named = true,
  },
  [sym__pat_unboxed_sum] = {
    .visible = true,
    .named = true,
  },
  [sym__pat_list] = {
    .visible = true,
    .named = true,
  },
  [sym_field_pattern] = {
    .visible = true,
    .named = true,
  },
  [sym__pat_record] = {
    .visible = true,
    .named = true,
  },
  [sym__pat_as] = {
    .visible = true,
    .named = true,
  },
  [sym__pat_wildcard] = {
    .visible = true,
    .named = true,
  },
  [sym__pat_strict] = {
    .visible = true,
    .named = true,
  },
  [sym__pat_irrefutable] = {
    .visible = true,
    .named = true,
  },
  [sym__pat_apply] = {
    .visible = true,
    .named = true,
  },
  [sym__pat_negation] = {
    .visible = true,
    .named = true,
  },
  [sym__pat_infix] = {
    .visible = true,
    .named = true,
  },
  [sym_pattern] = {
    .visible = false,
    .named = true,
    .supertype = true,
  },
  [sym_patterns] = {
    .visible = true,
    .named = true,
  },
  [sym__pat_signature] = {
    .visible = true,
    .named = true,
  },
  [sym__pat] = {
    .visible = false,
    .named = true,
  },
  [sym_view_pattern] = {
    .visible = true,
    .named = true,
  },
  [sym__modid_prefix] = {
    .visible = false,
    .named = true,
  },
  [aux_sym__qualifying_module] = {
    .visible = false,
    .named = false,
  },
  [sym_module] = {
    .visible = true,
    .named = true,
  },
  [sym_namespace] = {
    .visible = true,
    .named = true,
  },
  [sym__child_type] = {
    .visible = true,
    .named = true,
  },
  [sym__child] = {
    .visible = false,
    .named = true,
  },
  [sym_children] = {
    .visible = true,
    .named = true,
  },
  [sym__ie_entity] = {
    .visible = true,
    .named = true,
  },
  [sym_import_list] = {
    .visible = true,
    .named = true,
  },
  [sym_import] = {
    .visible = true,
    .named = true,
  },
  [sym_module_export] = {
    .visible = true,
    .named = true,
  },
  [sym_exports] = {
    .visible = true,
    .named = true,
  },
  [sym_header] = {
    .visible = true,
    .named = true,
  },
  [sym_imports] = {
    .visible = true,
    .named = true,
  },
  [sym_declarations] = {
    .visible = true,
    .named = true,
  },
  [sym__body] = {
    .visible = false,
    .named = true,
  },
  [sym__layout_end] = {
    .visible = false,
    .named = true,
  },
  [sym_declaration] = {
    .visible = false,
    .named = true,
    .supertype = true,
  },
  [sym_field_name] = {
    .visible = true,
    .named = true,
  },
  [sym__qfield_name] = {
    .visible = true,
    .named = true,
  },
  [sym__field_names] = {
    .visible = false,
    .named = true,
  },
  [sym_field_path] = {
    .visible = true,
    .named = true,
  },
  [sym__field_spec] = {
    .visible = false,
    .named = true,
  },
  [sym_field] = {
    .visible = true,
    .named = true,
  },
  [sym__record_fields] = {
    .visible = true,
    .named = true,
  },
  [sym_via] = {
    .visible = true,
    .named = true,
  },
  [sym_deriving_strategy] = {
    .visible = true,
    .named = true,
  },
  [sym_deriving] = {
    .visible = true,
    .named = true,
  },
  [sym__gadt_con_prefix] = {
    .visible = true,
    .named = true,
  },
  [sym__gadt_con_record] = {
    .visible = true,
    .named = true,
  },
  [sym_gadt_constructor] = {
    .visible = true,
    .named = true,
  },
  [sym_gadt_constructors] = {
    .visible = true,
    .named = true,
  },
  [sym__gadt] = {
    .visible = false,
    .named = true,
  },
  [sym__datacon_prefix] = {
    .visible = true,
    .named = true,
  },
  [sym__datacon_infix] = {
    .visible = true,
    .named = true,
  },
  [sym__datacon_record] = {
    .visible = true,
    .named = true,
  },
  [sym__datacon_unboxed_sum] = {
    .visible = true,
    .named = true,
  },
  [sym__datacon_special] = {
    .visible = true,
    .named = true,
  },
  [sym_data_constructor] = {
    .visible = true,
    .named = true,
  },
  [sym_data_constructors] = {
    .visible = true,
    .named = true,
  },
  [sym__data_rhs] = {
    .visible = false,
    .named = true,
  },
  [sym__data] = {
    .visible = false,
    .named = true,
  },
  [sym_data_type] = {
    .visible = true,
    .named = true,
  },
  [sym__newtype_con_field] = {
    .visible = true,
    .named = true,
  },
  [sym_newtype_constructor] = {
    .visible = true,
    .named = true,
  },
  [sym__newtype] = {
    .visible = false,
    .named = true,
  },
  [sym_newtype] = {
    .visible = true,
    .named = true,
  },
  [sym__datafam] = {
    .visible = false,
    .named = true,
  },
  [sym_data_family] = {
    .visible = true,
    .named = true,
  },
  [sym__inst_adt] = {
    .visible = false,
    .named = true,
  },
  [sym_decl_inst_adt] = {
    .visible = true,
    .named = true,
  },
  [sym__inst_newtype] = {
    .visible = false,
    .named = true,
  },
  [sym_decl_inst_newtype] = {
    .visible = true,
    .named = true,
  },
  [sym_data_instance] = {
    .visible = true,
    .named = true,
  },
  [sym__assoc_tyfam] = {
    .visible = true,
    .named = true,
  },
  [sym__assoc_tyinst] = {
    .visible = true,
    .named = true,
  },
  [sym__assoc_datafam] = {
    .visible = true,
    .named = true,
  },
  [sym__assoc_datainst_adt] = {
    .visible = true,
    .named = true,
  },
  [sym__assoc_datainst_newtype] = {
    .visible = true,
    .named = true,
  },
  [sym__assoc_datainst] = {
    .visible = true,
    .named = true,
  },
  [sym_default_signature] = {
    .visible = true,
    .named = true,
  },
  [sym_class_decl] = {
    .visible = false,
    .named = true,
    .supertype = true,
  },
  [sym_fundep] = {
    .visible = true,
    .named = true,
  },
  [sym_fundeps] = {
    .visible = true,
    .named = true,
  },
  [sym_class_declarations] = {
    .visible = true,
    .named = true,
  },
  [sym_class] = {
    .visible = true,
    .named = true,
  },
  [sym_instance_decl] = {
    .visible = false,
    .named = true,
    .supertype = true,
  },
  [sym_instance_declarations] = {
    .visible = true,
    .named = true,
  },
  [sym__instance] = {
    .visible = false,
    .named = true,
  },
  [sym_instance] = {
    .visible = true,
    .named = true,
  },
  [sym_deriving_instance] = {
    .visible = true,
    .named = true,
  },
  [sym__fun_arrow_prec] = {
    .visible = true,
    .named = true,
  },
  [sym__fun_arrow_fixity] = {
    .visible = false,
    .named = true,
  },
  [sym_fixity] = {
    .visible = true,
    .named = true,
  },
  [sym__con_binding_list] = {
    .visible = true,
    .named = true,
  },
  [sym__var_binding_list] = {
    .visible = true,
    .named = true,
  },
  [sym_signature] = {
    .visible = true,
    .named = true,
  },
  [sym__simple_bind_match] = {
    .visible = true,
    .named = true,
  },
  [sym__bind_match] = {
    .visible = true,
    .named = true,
  },
  [sym__bind_matches] = {
    .visible = false,
    .named = true,
  },
  [sym__function_name] = {
    .visible = false,
    .named = true,
  },
  [sym_function_head_parens] = {
    .visible = true,
    .named = true,
  },
  [sym__function_head_infix] = {
    .visible = true,
    .named = true,
  },
  [sym_function] = {
    .visible = true,
    .named = true,
  },
  [sym_bind] = {
    .visible = true,
    .named = true,
  },
  [sym_decl] = {
    .visible = false,
    .named = true,
    .supertype = true,
  },
  [sym__local_decl] = {
    .visible = false,
    .named = true,
  },
  [sym_local_binds] = {
    .visible = true,
    .named = true,
  },
  [sym__where_binds] = {
    .visible = false,
    .named = true,
  },
  [sym_entity] = {
    .visible = true,
    .named = true,
  },
  [sym_foreign_import] = {
    .visible = true,
    .named = true,
  },
  [sym_foreign_export] = {
    .visible = true,
    .named = true,
  },
  [sym_default_types] = {
    .visible = true,
    .named = true,
  },
  [sym__patsyn_signature] = {
    .visible = true,
    .named = true,
  },
  [sym__patsyn_cons] = {
    .visible = true,
    .named = true,
  },
  [sym__patsyn_equation] = {
    .visible = true,
    .named = true,
  },
  [sym_pattern_synonym] = {
    .visible = true,
    .named = true,
  },
  [sym__splice_exp] = {
    .visible = false,
    .named = true,
  },
  [sym__splice_dollars] = {
    .visible = false,
    .named = true,
  },
  [sym_splice] = {
    .visible = true,
    .named = true,
  },
  [sym_top_splice] = {
    .visible = true,
    .named = true,
  },
  [sym_quoter] = {
    .visible = true,
    .named = true,
  },
  [sym_quasiquote] = {
    .visible = true,
    .named = true,
  },
  [sym_quoted_decls] = {
    .visible = true,
    .named = true,
  },
  [sym__exp_quote] = {
    .visible = true,
    .named = true,
  },
  [sym__exp_typed_quote] = {
    .visible = true,
    .named = true,
  },
  [sym_integer] = {
    .visible = true,
    .named = true,
  },
  [sym__plist] = {
    .visible = true,
    .named = true,
  },
  [sym_unit] = {
    .visible = true,
    .named = true,
  },
  [sym_unboxed_unit] = {
    .visible = true,
    .named = true,
  },
  [sym_prefix_tuple] = {
    .visible = true,
    .named = true,
  },
  [sym_prefix_unboxed_tuple] = {
    .visible = true,
    .named = true,
  },
  [sym_prefix_unboxed_sum] = {
    .visible = true,
    .named = true,
  },
  [sym_literal] = {
    .visible = true,
    .named = true,
  },
  [sym__qualified_variable] = {
    .visible = true,
    .named = true,
  },
  [sym__qvarid] = {
    .visible = false,
    .named = true,
  },
  [sym__qvar] = {
    .visible = false,
    .named = true,
  },
  [sym__variable_ticked] = {
    .visible = true,
    .named = true,
  },
  [sym__qvariable_ticked] = {
    .visible = true,
    .named = true,
  },
  [sym__qualified_constructor] = {
    .visible = true,
    .named = true,
  },
  [sym__qconid] = {
    .visible = false,
    .named = true,
  },
  [sym__constructor_ticked] = {
    .visible = true,
    .named = true,
  },
  [sym__qconstructor_ticked] = {
    .visible = true,
    .named = true,
  },
  [sym__qualified_type] = {
    .visible = true,
    .named = true,
  },
  [sym__qtyconid] = {
    .visible = false,
    .named = true,
  },
  [sym__tycon_arrow] = {
    .visible = true,
    .named = true,
  },
  [sym__qualified_arrow] = {
    .visible = true,
    .named = true,
  },
  [sym__qtycon_arrow] = {
    .visible = true,
    .named = true,
  },
  [sym__promoted_tycons_alias] = {
    .visible = true,
    .named = true,
  },
  [sym__promoted_tycons] = {
    .visible = false,
    .named = true,
  },
  [sym__tycon_ticked] = {
    .visible = true,
    .named = true,
  },
  [sym__qtycon_ticked] = {
    .visible = true,
    .named = true,
  },
  [sym__tyconids_ticked] = {
    .visible = false,
    .named = true,
  },
  [sym__promoted_tyconops_alias] = {
    .visible = true,
    .named = true,
  },
  [sym__promoted_tyconops] = {
    .visible = false,
    .named = true,
  },
  [sym__ops] = {
    .visible = false,
    .named = true,
  },
  [sym__qname] = {
    .visible = false,
    .named = true,
  },
  [sym__operator_qual_dot_head] = {
    .visible = true,
    .named = true,
  },
  [sym__operator_hash_head] = {
    .visible = false,
    .named = true,
  },
  [sym_operator] = {
    .visible = true,
    .named = true,
  },
  [sym__operator_alias] = {
    .visible = false,
    .named = true,
  },
  [sym__operator_minus] = {
    .visible = false,
    .named = true,
  },
  [sym__varsym_prefix] = {
    .visible = true,
    .named = true,
  },
  [sym__pvarsym] = {
    .visible = false,
    .named = true,
  },
  [sym__qualified_varsym] = {
    .visible = true,
    .named = true,
  },
  [sym__qvarsym_prefix] = {
    .visible = true,
    .named = true,
  },
  [sym__pqvarsym] = {
    .visible = false,
    .named = true,
  },
  [sym_constructor_operator] = {
    .visible = true,
    .named = true,
  },
  [sym__constructor_operator_alias] = {
    .visible = false,
    .named = true,
  },
  [sym__consym_prefix] = {
    .visible = true,
    .named = true,
  },
  [sym__pconsym] = {
    .visible = false,
    .named = true,
  },
  [sym__qualified_consym] = {
    .visible = true,
    .named = true,
  },
  [sym__qconsym_prefix] = {
    .visible = true,
    .named = true,
  },
  [sym__pqconsym] = {
    .visible = false,
    .named = true,
  },
  [sym__sym_prefix] = {
    .visible = false,
    .named = true,
  },
  [sym__carrow] = {
    .visible = false,
    .named = true,
  },
  [sym__arrow] = {
    .visible = false,
    .named = true,
  },
  [sym__linear_arrow] = {
    .visible = false,
    .named = true,
  },
  [sym__larrow] = {
    .visible = false,
    .named = true,
  },
  [sym__colon2] = {
    .visible = false,
    .named = true,
  },
  [sym__qual_dot] = {
    .visible = false,
    .named = true,
  },
  [sym__tight_dot] = {
    .visible = false,
    .named = true,
  },
  [sym__prefix_dot] = {
    .visible = false,
    .named = true,
  },
  [sym__tight_at] = {
    .visible = false,
    .named = true,
  },
  [sym__prefix_at] = {
    .visible = false,
    .named = true,
  },
  [sym__prefix_bang] = {
    .visible = false,
    .named = true,
  },
  [sym__tight_bang] = {
    .visible = false,
    .named = true,
  },
  [sym__any_prefix_bang] = {
    .visible = false,
    .named = true,
  },
  [sym__prefix_tilde] = {
    .visible = false,
    .named = true,
  },
  [sym__tight_tilde] = {
    .visible = false,
    .named = true,
  },
  [sym__any_prefix_tilde] = {
    .visible = false,
    .named = true,
  },
  [sym__prefix_percent] = {
    .visible = false,
    .named = true,
  },
  [sym__dotdot] = {
    .visible = false,
    .named = true,
  },
  [sym__paren_open] = {
    .visible = false,
    .named = true,
  },
  [sym__paren_close] = {
    .visible = false,
    .named = true,
  },
  [sym__bracket_open] = {
    .visible = false,
    .named = true,
  },
  [sym__bracket_close] = {
    .visible = false,
    .named = true,
  },
  [sym__unboxed_open] = {
    .visible = false,
    .named = true,
  },
  [sym__unboxed_close] = {
    .visible = false,
    .named = true,
  },
  [sym__where] = {
    .visible = false,
    .named = true,
  },
  [sym__bar] = {
    .visible = false,
    .named = true,
  },
  [aux_sym__let_binds_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__let_binds_repeat2] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_guards_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_type_params_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_quantified_variables_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__type_tuple_elems_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__type_unboxed_sum_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_type_patterns_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_type_family_injectivity_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__tyfam_equations_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_role_annotation_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__ctr_tuple_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__exp_tuple_elems_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__exp_tuple_elems_repeat2] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__exp_unboxed_sum_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__exp_list_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_qualifiers_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__exp_list_comprehension_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__statements_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__matches_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_alternatives_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__nalts_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__exp_multi_way_if_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__exp_record_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__exp_projection_selector_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__pat_tuple_elems_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__pat_record_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_patterns_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_module_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_children_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_import_list_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_exports_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_imports_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_declarations_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_field_path_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_field_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__record_fields_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_gadt_constructors_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__datacon_prefix_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_data_constructors_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__data_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_fundeps_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_class_declarations_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_instance_declarations_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_fixity_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__con_binding_list_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__var_binding_list_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__bind_matches_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_local_binds_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_default_types_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__patsyn_cons_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_quoted_decls_repeat1] = {
    .visible = false,
    .named = false,
  },
  [anon_alias_sym_LPAREN_POUND] = {
    .visible = true,
    .named = false,
  },
  [alias_sym_all_names] = {
    .visible = true,
    .named = true,
  },
  [alias_sym_boolean] = {
    .visible = true,
    .named = true,
  },
  [alias_sym_constructor] = {
    .visible = true,
    .named = true,
  },
  [alias_sym_constructor_synonym] = {
    .visible = true,
    .named = true,
  },
  [alias_sym_export] = {
    .visible = true,
    .named = true,
  },
  [alias_sym_import_package] = {
    .visible = true,
    .named = true,
  },
  [alias_sym_module_id] = {
    .visible = true,
    .named = true,
  },
  [alias_sym_pattern_guard] = {
    .visible = true,
    .named = true,
  },
  [alias_sym_prefix_list] = {
    .visible = true,
    .named = true,
  },
  [alias_sym_quoted_expression] = {
    .visible = true,
    .named = true,
  },
  [alias_sym_quoted_pattern] = {
    .visible = true,
    .named = true,
  },
  [alias_sym_quoted_type] = {
    .visible = true,
    .named = true,
  },
  [alias_sym_type_application] = {
    .visible = true,
    .named = true,
  },
  [alias_sym_type_binder] = {
    .visible = true,
    .named = true,
  },
};

enum ts_field_identifiers {
  field_alias = 1,
  field_alternative = 2,
  field_alternatives = 3,
  field_argument = 4,
  field_arrow = 5,
  field_associativity = 6,
  field_bind = 7,
  field_binds = 8,
  field_body = 9,
  field_calling_convention = 10,
  field_children = 11,
  field_classes = 12,
  field_classifier = 13,
  field_closed_family = 14,
  field_constraint = 15,
  field_constructor = 16,
  field_constructors = 17,
  field_context = 18,
  field_decl = 19,
  field_declaration = 20,
  field_declarations = 21,
  field_deriving = 22,
  field_determined = 23,
  field_element = 24,
  field_else = 25,
  field_entity = 26,
  field_equation = 27,
  field_export = 28,
  field_exports = 29,
  field_expression = 30,
  field_field = 31,
  field_fields = 32,
  field_forall = 33,
  field_from = 34,
  field_function = 35,
  field_fundep = 36,
  field_fundeps = 37,
  field_guard = 38,
  field_guards = 39,
  field_id = 40,
  field_if = 41,
  field_implicit = 42,
  field_import = 43,
  field_imports = 44,
  field_key = 45,
  field_kind = 46,
  field_left_operand = 47,
  field_match = 48,
  field_matched = 49,
  field_minus = 50,
  field_module = 51,
  field_multiplicity = 52,
  field_name = 53,
  field_names = 54,
  field_namespace = 55,
  field_number = 56,
  field_operator = 57,
  field_package = 58,
  field_parameter = 59,
  field_parens = 60,
  field_pattern = 61,
  field_patterns = 62,
  field_precedence = 63,
  field_qualifier = 64,
  field_qualifiers = 65,
  field_quantifier = 66,
  field_quoter = 67,
  field_result = 68,
  field_right_operand = 69,
  field_role = 70,
  field_safety = 71,
  field_signature = 72,
  field_statement = 73,
  field_step = 74,
  field_strategy = 75,
  field_subfield = 76,
  field_synonym = 77,
  field_then = 78,
  field_to = 79,
  field_transformation = 80,
  field_type = 81,
  field_variable = 82,
  field_variables = 83,
  field_via = 84,
};

static const char * const ts_field_names[] = {
  [0] = NULL,
  [field_alias] = "alias",
  [field_alternative] = "alternative",
  [field_alternatives] = "alternatives",
  [field_argument] = "argument",
  [field_arrow] = "arrow",
  [field_associativity] = "associativity",
  [field_bind] = "bind",
  [field_binds] = "binds",
  [field_body] = "body",
  [field_calling_convention] = "calling_convention",
  [field_children] = "children",
  [field_classes] = "classes",
  [field_classifier] = "classifier",
  [field_closed_family] = "closed_family",
  [field_constraint] = "constraint",
  [field_constructor] = "constructor",
  [field_constructors] = "constructors",
  [field_context] = "context",
  [field_decl] = "decl",
  [field_declaration] = "declaration",
  [field_declarations] = "declarations",
  [field_deriving] = "deriving",
  [field_determined] = "determined",
  [field_element] = "element",
  [field_else] = "else",
  [field_entity] = "entity",
  [field_equation] = "equation",
  [field_export] = "export",
  [field_exports] = "exports",
  [field_expression] = "expression",
  [field_field] = "field",
  [field_fields] = "fields",
  [field_forall] = "forall",
  [field_from] = "from",
  [field_function] = "function",
  [field_fundep] = "fundep",
  [field_fundeps] = "fundeps",
  [field_guard] = "guard",
  [field_guards] = "guards",
  [field_id] = "id",
  [field_if] = "if",
  [field_implicit] = "implicit",
  [field_import] = "import",
  [field_imports] = "imports",
  [field_key] = "key",
  [field_kind] = "kind",
  [field_left_operand] = "left_operand",
  [field_match] = "match",
  [field_matched] = "matched",
  [field_minus] = "minus",
  [field_module] = "module",
  [field_multiplicity] = "multiplicity",
  [field_name] = "name",
  [field_names] = "names",
  [field_namespace] = "namespace",
  [field_number] = "number",
  [field_operator] = "operator",
  [field_package] = "package",
  [field_parameter] = "parameter",
  [field_parens] = "parens",
  [field_pattern] = "pattern",
  [field_patterns] = "patterns",
  [field_precedence] = "precedence",
  [field_qualifier] = "qualifier",
  [field_qualifiers] = "qualifiers",
  [field_quantifier] = "quantifier",
  [field_quoter] = "quoter",
  [field_result] = "result",
  [field_right_operand] = "right_operand",
  [field_role] = "role",
  [field_safety] = "safety",
  [field_signature] = "signature",
  [field_statement] = "statement",
  [field_step] = "step",
  [field_strategy] = "strategy",
  [field_subfield] = "subfield",
  [field_synonym] = "synonym",
  [field_then] = "then",
  [field_to] = "to",
  [field_transformation] = "transformation",
  [field_type] = "type",
  [field_variable] = "variable",
  [field_variables] = "variables",
  [field_via] = "via",
};

static const TSFieldMapSlice ts_field_map_slices[PRODUCTION_ID_COUNT] = {
  [1] = {.index = 0, .length = 2},
  [2] = {.index = 2, .length = 1},
  [4] = {.index = 3, .length = 2},
  [5] = {.index = 5, .length = 1},
  [6] = {.index = 6, .length = 1},
  [7] = {.index = 6, .length = 1},
  [8] = {.index = 7, .length = 3},
  [9] = {.index = 10, .length = 2},
  [10] = {.index = 12, .length = 2},
  [11] = {.index = 14, .length = 2},
  [12] = {.index = 16, .length = 3},
  [13] = {.index = 19, .length = 1},
  [14] = {.index = 20, .length = 1},
  [15] = {.index = 21, .length = 1},
  [16] = {.index = 22, .length = 2},
  [17] = {.index = 24, .length = 1},
  [18] = {.index = 25, .length = 2},
  [19] = {.index = 27, .length = 2},
  [20] = {.index = 29, .length = 1},
  [21] = {.index = 30, .length = 2},
  [22] = {.index = 32, .length = 3},
  [23] = {.index = 35, .length = 1},
  [24] = {.index = 36, .length = 2},
  [25] = {.index = 38, .length = 2},
  [26] = {.index = 40, .length = 1},
  [27] = {.index = 41, .length = 2},
  [28] = {.index = 43, .length = 4},
  [29] = {.index = 47, .length = 3},
  [30] = {.index = 50, .length = 1},
  [32] = {.index = 51, .length = 2},
  [34] = {.index = 53, .length = 2},
  [35] = {.index = 55, .length = 1},
  [36] = {.index = 55, .length = 1},
  [37] = {.index = 56, .length = 1},
  [38] = {.index = 57, .length = 1},
  [39] = {.index = 58, .length = 1},
  [40] = {.index = 59, .length = 2},
  [41] = {.index = 2, .length = 1},
  [42] = {.index = 61, .length = 1},
  [43] = {.index = 62, .length = 3},
  [44] = {.index = 65, .length = 1},
  [45] = {.index = 66, .length = 2},
  [46] = {.index = 68, .length = 1},
  [47] = {.index = 69, .length = 2},
  [48] = {.index = 71, .length = 1},
  [50] = {.index = 68, .length = 1},
  [51] = {.index = 72, .length = 2},
  [52] = {.index = 74, .length = 1},
  [53] = {.index = 75, .length = 2},
  [54] = {.index = 77, .length = 2},
  [55] = {.index = 79, .length = 3},
  [56] = {.index = 82, .length = 1},
  [57] = {.index = 83, .length = 4},
  [58] = {.index = 87, .length = 6},
  [59] = {.index = 93, .length = 3},
  [61] = {.index = 96, .length = 2},
  [62] = {.index = 98, .length = 2},
  [63] = {.index = 100, .length = 3},
  [64] = {.index = 103, .length = 3},
  [65] = {.index = 106, .length = 2},
  [66] = {.index = 108, .length = 3},
  [67] = {.index = 111, .length = 1},
  [68] = {.index = 112, .length = 3},
  [69] = {.index = 115, .length = 2},
  [70] = {.index = 112, .length = 3},
  [71] = {.index = 117, .length = 3},
  [72] = {.index = 120, .length = 2},
  [73] = {.index = 120, .length = 2},
  [74] = {.index = 122, .length = 1},
  [75] = {.index = 123, .length = 1},
  [76] = {.index = 124, .length = 1},
  [77] = {.index = 125, .length = 5},
  [78] = {.index = 130, .length = 1},
  [79] = {.index = 131, .length = 1},
  [82] = {.index = 132, .length = 1},
  [83] = {.index = 133, .length = 1},
  [84] = {.index = 134, .length = 4},
  [85] = {.index = 138, .length = 1},
  [86] = {.index = 139, .length = 3},
  [87] = {.index = 142, .length = 3},
  [88] = {.index = 145, .length = 6},
  [89] = {.index = 151, .length = 2},
  [90] = {.index = 153, .length = 1},
  [91] = {.index = 154, .length = 3},
  [92] = {.index = 157, .length = 2},
  [93] = {.index = 159, .length = 2},
  [94] = {.index = 161, .length = 2},
  [95] = {.index = 163, .length = 2},
  [96] = {.index = 165, .length = 2},
  [98] = {.index = 167, .length = 1},
  [99] = {.index = 168, .length = 3},
  [100] = {.index = 171, .length = 2},
  [101] = {.index = 173, .length = 3},
  [102] = {.index = 176, .length = 3},
  [103] = {.index = 179, .length = 4},
  [104] = {.index = 183, .length = 3},
  [105] = {.index = 186, .length = 2},
  [106] = {.index = 188, .length = 1},
  [107] = {.index = 189, .length = 2},
  [108] = {.index = 191, .length = 1},
  [109] = {.index = 106, .length = 2},
  [110] = {.index = 192, .length = 1},
  [111] = {.index = 193, .length = 2},
  [112] = {.index = 195, .length = 2},
  [113] = {.index = 197, .length = 8},
  [114] = {.index = 205, .length = 2},
  [115] = {.index = 207, .length = 5},
  [116] = {.index = 212, .length = 7},
  [117] = {.index = 219, .length = 5},
  [118] = {.index = 224, .length = 5},
  [119] = {.index = 229, .length = 7},
  [120] = {.index = 236, .length = 2},
  [121] = {.index = 238, .length = 1},
  [122] = {.index = 239, .length = 3},
  [123] = {.index = 242, .length = 2},
  [124] = {.index = 244, .length = 5},
  [125] = {.index = 249, .length = 4},
  [126] = {.index = 253, .length = 2},
  [127] = {.index = 255, .length = 4},
  [128] = {.index = 259, .length = 2},
  [129] = {.index = 261, .length = 4},
  [130] = {.index = 265, .length = 4},
  [131] = {.index = 269, .length = 3},
  [132] = {.index = 269, .length = 3},
  [133] = {.index = 272, .length = 3},
  [135] = {.index = 275, .length = 3},
  [136] = {.index = 278, .length = 2},
  [137] = {.index = 280, .length = 2},
  [138] = {.index = 282, .length = 2},
  [139] = {.index = 284, .length = 2},
  [140] = {.index = 286, .length = 2},
  [142] = {.index = 288, .length = 3},
  [143] = {.index = 291, .length = 2},
  [144] = {.index = 293, .length = 2},
  [145] = {.index = 295, .length = 1},
  [146] = {.index = 296, .length = 2},
  [147] = {.index = 298, .length = 2},
  [148] = {.index = 300, .length = 2},
  [149] = {.index = 302, .length = 5},
  [150] = {.index = 307, .length = 3},
  [151] = {.index = 310, .length = 4},
  [152] = {.index = 314, .length = 4},
  [153] = {.index = 318, .length = 1},
  [154] = {.index = 319, .length = 2},
  [155] = {.index = 321, .length = 1},
  [156] = {.index = 322, .length = 2},
  [157] = {.index = 324, .length = 1},
  [158] = {.index = 325, .length = 2},
  [159] = {.index = 327, .length = 1},
  [160] = {.index = 328, .length = 1},
  [161] = {.index = 329, .length = 1},
  [162] = {.index = 330, .length = 2},
  [163] = {.index = 332, .length = 5},
  [164] = {.index = 337, .length = 5},
  [165] = {.index = 342, .length = 1},
  [166] = {.index = 343, .length = 1},
  [167] = {.index = 344, .length = 3},
  [168] = {.index = 347, .length = 3},
  [169] = {.index = 350, .length = 1},
  [170] = {.index = 351, .length = 2},
  [171] = {.index = 353, .length = 5},
  [172] = {.index = 358, .length = 7},
  [173] = {.index = 365, .length = 2},
  [174] = {.index = 367, .length = 2},
  [175] = {.index = 369, .length = 4},
  [176] = {.index = 373, .length = 4},
  [178] = {.index = 377, .length = 2},
  [179] = {.index = 379, .length = 3},
  [180] = {.index = 382, .length = 3},
  [181] = {.index = 385, .length = 2},
  [182] = {.index = 387, .length = 4},
  [183] = {.index = 391, .length = 3},
  [184] = {.index = 394, .length = 3},
  [185] = {.index = 397, .length = 4},
  [186] = {.index = 401, .length = 3},
  [187] = {.index = 120, .length = 2},
  [188] = {.index = 404, .length = 5},
  [189] = {.index = 409, .length = 1},
  [190] = {.index = 410, .length = 3},
  [191] = {.index = 413, .length = 2},
  [192] = {.index = 415, .length = 1},
  [193] = {.index = 416, .length = 2},
  [194] = {.index = 418, .length = 1},
  [195] = {.index = 419, .length = 2},
  [196] = {.index = 421, .length = 2},
  [197] = {.index = 423, .length = 3},
  [198] = {.index = 419, .length = 2},
  [199] = {.index = 426, .length = 2},
  [200] = {.index = 428, .length = 2},
  [201] = {.index = 430, .length = 3},
  [202] = {.index = 433, .length = 2},
  [203] = {.index = 435, .length = 2},
  [204] = {.index = 437, .length = 5},
  [205] = {.index = 442, .length = 1},
  [206] = {.index = 443, .length = 6},
  [207] = {.index = 449, .length = 3},
  [208] = {.index = 452, .length = 1},
  [209] = {.index = 453, .length = 6},
  [210] = {.index = 459, .length = 8},
  [211] = {.index = 467, .length = 2},
  [212] = {.index = 2, .length = 1},
  [213] = {.index = 469, .length = 3},
  [214] = {.index = 472, .length = 4},
  [215] = {.index = 476, .length = 3},
  [216] = {.index = 479, .length = 1},
  [217] = {.index = 480, .length = 1},
  [218] = {.index = 481, .length = 4},
  [219] = {.index = 485, .length = 3},
  [220] = {.index = 488, .length = 4},
  [221] = {.index = 492, .length = 1},
  [222] = {.index = 493, .length = 2},
  [223] = {.index = 495, .length = 6},
  [224] = {.index = 501, .length = 3},
  [225] = {.index = 504, .length = 4},
  [226] = {.index = 508, .length = 3},
  [227] = {.index = 511, .length = 6},
  [228] = {.index = 517, .length = 5},
  [229] = {.index = 522, .length = 1},
  [230] = {.index = 523, .length = 3},
  [231] = {.index = 526, .length = 2},
  [232] = {.index = 528, .length = 1},
  [233] = {.index = 529, .length = 4},
  [234] = {.index = 533, .length = 3},
  [235] = {.index = 536, .length = 5},
  [236] = {.index = 541, .length = 4},
  [237] = {.index = 545, .length = 2},
  [238] = {.index = 547, .length = 1},
  [240] = {.index = 548, .length = 1},
  [241] = {.index = 549, .length = 1},
  [243] = {.index = 550, .length = 2},
  [244] = {.index = 552, .length = 1},
  [245] = {.index = 553, .length = 6},
  [246] = {.index = 559, .length = 3},
  [247] = {.index = 562, .length = 4},
  [249] = {.index = 566, .length = 1},
  [250] = {.index = 567, .length = 3},
  [251] = {.index = 570, .length = 7},
  [252] = {.index = 577, .length = 8},
  [253] = {.index = 585, .length = 2},
  [254] = {.index = 587, .length = 2},
  [255] = {.index = 589, .length = 2},
  [256] = {.index = 591, .length = 2},
  [257] = {.index = 593, .length = 2},
  [258] = {.index = 595, .length = 1},
  [259] = {.index = 596, .length = 1},
  [260] = {.index = 597, .length = 2},
  [261] = {.index = 599, .length = 1},
  [262] = {.index = 600, .length = 1},
  [263] = {.index = 601, .length = 1},
  [264] = {.index = 602, .length = 2},
  [265] = {.index = 604, .length = 2},
  [266] = {.index = 606, .length = 1},
  [267] = {.index = 607, .length = 2},
  [268] = {.index = 609, .length = 2},
  [269] = {.index = 611, .length = 2},
  [270] = {.index = 613, .length = 2},
  [271] = {.index = 615, .length = 2},
  [272] = {.index = 617, .length = 6},
  [273] = {.index = 623, .length = 2},
  [275] = {.index = 625, .length = 1},
  [276] = {.index = 626, .length = 1},
  [277] = {.index = 627, .length = 2},
  [278] = {.index = 629, .length = 2},
  [279] = {.index = 631, .length = 3},
  [280] = {.index = 634, .length = 1},
  [281] = {.index = 635, .length = 2},
  [282] = {.index = 637, .length = 4},
  [283] = {.index = 641, .length = 5},
  [284] = {.index = 646, .length = 4},
  [285] = {.index = 650, .length = 2},
  [286] = {.index = 652, .length = 3},
  [287] = {.index = 655, .length = 3},
  [288] = {.index = 658, .length = 2},
  [289] = {.index = 660, .length = 3},
  [290] = {.index = 663, .length = 5},
  [291] = {.index = 668, .length = 4},
  [292] = {.index = 672, .length = 3},
  [293] = {.index = 675, .length = 1},
  [294] = {.index = 676, .length = 3},
  [295] = {.index = 679, .length = 2},
  [296] = {.index = 681, .length = 4},
  [297] = {.index = 685, .length = 2},
  [298] = {.index = 687, .length = 1},
  [299] = {.index = 688, .length = 2},
  [300] = {.index = 690, .length = 4},
  [301] = {.index = 694, .length = 2},
  [302] = {.index = 696, .length = 3},
  [303] = {.index = 699, .length = 2},
  [304] = {.index = 701, .length = 2},
  [305] = {.index = 703, .length = 3},
  [306] = {.index = 706, .length = 3},
  [307] = {.index = 709, .length = 2},
  [308] = {.index = 711, .length = 2},
  [309] = {.index = 713, .length = 3},
  [310] = {.index = 716, .length = 6},
  [311] = {.index = 722, .length = 6},
  [312] = {.index = 728, .length = 6},
  [313] = {.index = 734, .length = 6},
  [314] = {.index = 740, .length = 3},
  [315] = {.index = 743, .length = 2},
  [316] = {.index = 745, .length = 2},
  [317] = {.index = 740, .length = 3},
  [318] = {.index = 743, .length = 2},
  [319] = {.index = 747, .length = 7},
  [320] = {.index = 754, .length = 5},
  [321] = {.index = 759, .length = 4},
  [322] = {.index = 763, .length = 4},
  [323] = {.index = 767, .length = 3},
  [324] = {.index = 770, .length = 4},
  [325] = {.index = 774, .length = 3},
  [326] = {.index = 777, .length = 3},
  [327] = {.index = 780, .length = 4},
  [328] = {.index = 784, .length = 1},
  [329] = {.index = 785, .length = 3},
  [330] = {.index = 788, .length = 2},
  [331] = {.index = 790, .length = 4},
  [332] = {.index = 794, .length = 5},
  [333] = {.index = 799, .length = 4},
  [334] = {.index = 803, .length = 2},
  [335] = {.index = 805, .length = 4},
  [336] = {.index = 809, .length = 5},
  [337] = {.index = 814, .length = 4},
  [338] = {.index = 818, .length = 2},
  [339] = {.index = 820, .length = 2},
  [340] = {.index = 788, .length = 2},
  [341] = {.index = 822, .length = 2},
  [342] = {.index = 824, .length = 2},
  [343] = {.index = 826, .length = 5},
  [344] = {.index = 831, .length = 5},
  [345] = {.index = 836, .length = 4},
  [346] = {.index = 840, .length = 5},
  [347] = {.index = 845, .length = 7},
  [348] = {.index = 852, .length = 2},
  [349] = {.index = 854, .length = 2},
  [350] = {.index = 856, .length = 3},
  [351] = {.index = 859, .length = 3},
  [352] = {.index = 862, .length = 2},
  [353] = {.index = 864, .length = 5},
  [354] = {.index = 869, .length = 4},
  [355] = {.index = 873, .length = 3},
  [356] = {.index = 876, .length = 5},
  [357] = {.index = 881, .length = 3},
  [358] = {.index = 884, .length = 3},
  [359] = {.index = 887, .length = 2},
  [360] = {.index = 889, .length = 2},
  [361] = {.index = 891, .length = 1},
  [362] = {.index = 892, .length = 2},
  [363] = {.index = 894, .length = 2},
  [364] = {.index = 896, .length = 3},
  [365] = {.index = 899, .length = 6},
  [366] = {.index = 905, .length = 4},
  [367] = {.index = 909, .length = 1},
  [368] = {.index = 910, .length = 2},
  [369] = {.index = 912, .length = 8},
  [370] = {.index = 920, .length = 7},
  [371] = {.index = 927, .length = 1},
  [372] = {.index = 928, .length = 2},
  [373] = {.index = 930, .length = 4},
  [374] = {.index = 934, .length = 3},
  [375] = {.index = 937, .length = 1},
  [376] = {.index = 938, .length = 2},
  [377] = {.index = 940, .length = 2},
  [378] = {.index = 942, .length = 1},
  [379] = {.index = 943, .length = 2},
  [380] = {.index = 945, .length = 2},
  [381] = {.index = 947, .length = 2},
  [382] = {.index = 949, .length = 2},
  [383] = {.index = 951, .length = 3},
  [384] = {.index = 954, .length = 3},
  [385] = {.index = 957, .length = 3},
  [386] = {.index = 960, .length = 7},
  [387] = {.index = 967, .length = 2},
  [388] = {.index = 969, .length = 1},
  [389] = {.index = 625, .length = 1},
  [391] = {.index = 625, .length = 1},
  [392] = {.index = 625, .length = 1},
  [393] = {.index = 970, .length = 2},
  [394] = {.index = 972, .length = 2},
  [395] = {.index = 974, .length = 3},
  [396] = {.index = 977, .length = 3},
  [397] = {.index = 980, .length = 5},
  [398] = {.index = 985, .length = 3},
  [399] = {.index = 988, .length = 2},
  [400] = {.index = 990, .length = 1},
  [401] = {.index = 991, .length = 2},
  [402] = {.index = 993, .length = 2},
  [403] = {.index = 995, .length = 3},
  [404] = {.index = 998, .length = 4},
  [405] = {.index = 1002, .length = 5},
  [406] = {.index = 1007, .length = 3},
  [407] = {.index = 1010, .length = 3},
  [408] = {.index = 1013, .length = 3},
  [409] = {.index = 1016, .length = 3},
  [410] = {.index = 1019, .length = 3},
  [411] = {.index = 1022, .length = 2},
  [412] = {.index = 1024, .length = 2},
  [413] = {.index = 1026, .length = 3},
  [414] = {.index = 1029, .length = 3},
  [415] = {.index = 1032, .length = 3},
  [416] = {.index = 1035, .length = 4},
  [417] = {.index = 1039, .length = 3},
  [418] = {.index = 1042, .length = 3},
  [419] = {.index = 1045, .length = 7},
  [420] = {.index = 1052, .length = 8},
  [421] = {.index = 1060, .length = 7},
  [422] = {.index = 1067, .length = 7},
  [423] = {.index = 1074, .length = 8},
  [424] = {.index = 1082, .length = 7},
  [425] = {.index = 1089, .length = 2},
  [426] = {.index = 1091, .length = 6},
  [427] = {.index = 1097, .length = 6},
  [428] = {.index = 1103, .length = 5},
  [429] = {.index = 1108, .length = 5},
  [430] = {.index = 1113, .length = 4},
  [431] = {.index = 1117, .length = 5},
  [432] = {.index = 1122, .length = 5},
  [433] = {.index = 1127, .length = 4},
  [434] = {.index = 1131, .length = 5},
  [435] = {.index = 1136, .length = 4},
  [436] = {.index = 1140, .length = 6},
  [437] = {.index = 1146, .length = 5},
  [438] = {.index = 1151, .length = 2},
  [439] = {.index = 1153, .length = 2},
  [440] = {.index = 1155, .length = 5},
  [441] = {.index = 1160, .length = 6},
  [442] = {.index = 1166, .length = 5},
  [443] = {.index = 1171, .length = 3},
  [444] = {.index = 1174, .length = 2},
  [445] = {.index = 1176, .length = 3},
  [446] = {.index = 1179, .length = 6},
  [447] = {.index = 1185, .length = 4},
  [448] = {.index = 1189, .length = 3},
  [449] = {.index = 1192, .length = 1},
  [450] = {.index = 1193, .length = 2},
  [451] = {.index = 1195, .length = 2},
  [452] = {.index = 1197, .length = 4},
  [453] = {.index = 1201, .length = 4},
  [454] = {.index = 1205, .length = 6},
  [455] = {.index = 1211, .length = 4},
  [456] = {.index = 1215, .length = 1},
  [457] = {.index = 1216, .length = 2},
  [458] = {.index = 1218, .length = 2},
  [459] = {.index = 1220, .length = 2},
  [460] = {.index = 1222, .length = 1},
  [461] = {.index = 1223, .length = 2},
  [462] = {.index = 1225, .length = 2},
  [463] = {.index = 1227, .length = 2},
  [464] = {.index = 1229, .length = 2},
  [465] = {.index = 1231, .length = 1},
  [466] = {.index = 1232, .length = 2},
  [467] = {.index = 1234, .length = 2},
  [468] = {.index = 1236, .length = 2},
  [469] = {.index = 1238, .length = 2},
  [470] = {.index = 1240, .length = 1},
  [471] = {.index = 1241, .length = 2},
  [472] = {.index = 324, .length = 1},
  [473] = {.index = 1243, .length = 4},
  [474] = {.index = 1247, .length = 4},
  [475] = {.index = 1251, .length = 2},
  [476] = {.index = 1253, .length = 5},
  [477] = {.index = 1258, .length = 2},
  [478] = {.index = 1260, .length = 3},
  [479] = {.index = 1263, .length = 3},
  [480] = {.index = 1266, .length = 3},
  [481] = {.index = 1269, .length = 3},
  [482] = {.index = 1272, .length = 4},
  [483] = {.index = 1276, .length = 3},
  [484] = {.index = 1279, .length = 3},
  [485] = {.index = 1282, .length = 4},
  [486] = {.index = 1286, .length = 4},
  [487] = {.index = 1290, .length = 3},
  [488] = {.index = 1293, .length = 9},
  [489] = {.index = 1302, .length = 8},
  [490] = {.index = 1310, .length = 1},
  [491] = {.index = 1311, .length = 3},
  [492] = {.index = 1314, .length = 5},
  [493] = {.index = 1319, .length = 2},
  [494] = {.index = 1321, .length = 4},
  [495] = {.index = 1325, .length = 6},
  [496] = {.index = 1311, .length = 3},
  [497] = {.index = 1314, .length = 5},
  [498] = {.index = 1331, .length = 7},
  [499] = {.index = 1338, .length = 6},
  [500] = {.index = 1344, .length = 7},
  [501] = {.index = 1351, .length = 6},
  [502] = {.index = 1357, .length = 6},
  [503] = {.index = 1363, .length = 5},
  [504] = {.index = 1368, .length = 6},
  [505] = {.index = 1374, .length = 7},
  [506] = {.index = 1381, .length = 3},
  [507] = {.index = 1384, .length = 1},
  [508] = {.index = 1385, .length = 5},
  [509] = {.index = 1390, .length = 3},
  [510] = {.index = 1393, .length = 3},
  [511] = {.index = 1396, .length = 2},
  [512] = {.index = 1398, .length = 2},
  [513] = {.index = 1400, .length = 3},
  [514] = {.index = 1403, .length = 3},
  [515] = {.index = 1406, .length = 1},
  [516] = {.index = 1407, .length = 2},
  [517] = {.index = 597, .length = 2},
  [518] = {.index = 1409, .length = 2},
  [519] = {.index = 1411, .length = 4},
  [520] = {.index = 1415, .length = 5},
  [521] = {.index = 1420, .length = 2},
  [522] = {.index = 1422, .length = 3},
  [524] = {.index = 1425, .length = 4},
  [525] = {.index = 1429, .length = 4},
  [526] = {.index = 1433, .length = 3},
  [527] = {.index = 1436, .length = 4},
  [528] = {.index = 1440, .length = 2},
  [529] = {.index = 1442, .length = 4},
  [530] = {.index = 1446, .length = 6},
  [531] = {.index = 1452, .length = 4},
  [532] = {.index = 1456, .length = 6},
  [533] = {.index = 1462, .length = 5},
  [534] = {.index = 1467, .length = 7},
  [535] = {.index = 1474, .length = 5},
  [536] = {.index = 1479, .length = 7},
  [537] = {.index = 1442, .length = 4},
  [538] = {.index = 1446, .length = 6},
  [539] = {.index = 1452, .length = 4},
  [540] = {.index = 1456, .length = 6},
  [541] = {.index = 1486, .length = 8},
  [542] = {.index = 1494, .length = 7},
  [543] = {.index = 1501, .length = 2},
  [544] = {.index = 1503, .length = 3},
  [545] = {.index = 1506, .length = 5},
  [547] = {.index = 1511, .length = 4},
  [548] = {.index = 1515, .length = 5},
  [549] = {.index = 1520, .length = 7},
  [550] = {.index = 1527, .length = 5},
  [551] = {.index = 1532, .length = 6},
  [552] = {.index = 1538, .length = 8},
  [553] = {.index = 1515, .length = 5},
  [554] = {.index = 1520, .length = 7},
  [555] = {.index = 1546, .length = 2},
  [556] = {.index = 1548, .length = 2},
  [557] = {.index = 1550, .length = 4},
  [558] = {.index = 1554, .length = 3},
  [559] = {.index = 1557, .length = 3},
};

static const TSFieldMapEntry ts_field_map_entries[] = {
  [0] =
    {field_declarations, 0, .inherited = true},
    {field_imports, 0, .inherited = true},
  [2] =
    {field_name, 0},
  [3] =
    {field_name, 0, .inherited = true},
    {field_type, 0, .inherited = true},
  [5] =
    {field_expression, 0, .inherited = true},
  [6] =
    {field_element, 0, .inherited = true},
  [7] =
    {field_from, 0, .inherited = true},
    {field_step, 0, .inherited = true},
    {field_to, 0, .inherited = true},
  [10] =
    {field_expression, 0, .inherited = true},
    {field_qualifiers, 0, .inherited = true},
  [12] =
    {field_expression, 0, .inherited = true},
    {field_patterns, 0, .inherited = true},
  [14] =
    {field_binds, 0, .inherited = true},
    {field_expression, 0, .inherited = true},
  [16] =
    {field_else, 0, .inherited = true},
    {field_if, 0, .inherited = true},
    {field_then, 0, .inherited = true},
  [19] =
    {field_statement, 0, .inherited = true},
  [20] =
    {field_alternatives, 0, .inherited = true},
  [21] =
    {field_match, 0, .inherited = true},
  [22] =
    {field_expression, 0, .inherited = true},
    {field_field, 0, .inherited = true},
  [24] =
    {field_field, 0, .inherited = true},
  [25] =
    {field_argument, 0, .inherited = true},
    {field_function, 0, .inherited = true},
  [27] =
    {field_left_operand, 0, .inherited = true},
    {field_operator, 0, .inherited = true},
  [29] =
    {field_right_operand, 0, .inherited = true},
  [30] =
    {field_expression, 0, .inherited = true},
    {field_minus, 0, .inherited = true},
  [32] =
    {field_left_operand, 0, .inherited = true},
    {field_operator, 0, .inherited = true},
    {field_right_operand, 0, .inherited = true},
  [35] =
    {field_pattern, 0, .inherited = true},
  [36] =
    {field_constructor, 0, .inherited = true},
    {field_field, 0, .inherited = true},
  [38] =
    {field_bind, 0, .inherited = true},
    {field_pattern, 0, .inherited = true},
  [40] =
    {field_number, 0, .inherited = true},
  [41] =
    {field_pattern, 0, .inherited = true},
    {field_type, 0, .inherited = true},
  [43] =
    {field_context, 0, .inherited = true},
    {field_forall, 0, .inherited = true},
    {field_name, 0, .inherited = true},
    {field_patterns, 0, .inherited = true},
  [47] =
    {field_associativity, 0, .inherited = true},
    {field_operator, 0, .inherited = true},
    {field_precedence, 0, .inherited = true},
  [50] =
    {field_quoter, 0, .inherited = true},
  [51] =
    {field_id, 0, .inherited = true},
    {field_module, 0, .inherited = true},
  [53] =
    {field_declarations, 1, .inherited = true},
    {field_imports, 1, .inherited = true},
  [55] =
    {field_name, 1},
  [56] =
    {field_bind, 0},
  [57] =
    {field_bind, 0, .inherited = true},
  [58] =
    {field_name, 0, .inherited = true},
  [59] =
    {field_name, 0, .inherited = true},
    {field_patterns, 0, .inherited = true},
  [61] =
    {field_quantifier, 0},
  [62] =
    {field_kind, 0, .inherited = true},
    {field_name, 0, .inherited = true},
    {field_patterns, 0, .inherited = true},
  [65] =
    {field_name, 1, .inherited = true},
  [66] =
    {field_arrow, 0, .inherited = true},
    {field_context, 0, .inherited = true},
  [68] =
    {field_type, 0, .inherited = true},
  [69] =
    {field_argument, 0, .inherited = true},
    {field_constructor, 0, .inherited = true},
  [71] =
    {field_type, 1},
  [72] =
    {field_expression, 0, .inherited = true},
    {field_type, 0, .inherited = true},
  [74] =
    {field_number, 1},
  [75] =
    {field_expression, 1},
    {field_minus, 0},
  [77] =
    {field_synonym, 1, .inherited = true},
    {field_type, 1, .inherited = true},
  [79] =
    {field_constructors, 1, .inherited = true},
    {field_pattern, 1, .inherited = true},
    {field_synonym, 1, .inherited = true},
  [82] =
    {field_module, 1},
  [83] =
    {field_context, 1, .inherited = true},
    {field_forall, 1, .inherited = true},
    {field_name, 1, .inherited = true},
    {field_patterns, 1, .inherited = true},
  [87] =
    {field_constructors, 1, .inherited = true},
    {field_context, 1, .inherited = true},
    {field_deriving, 1, .inherited = true},
    {field_kind, 1, .inherited = true},
    {field_name, 1, .inherited = true},
    {field_patterns, 1, .inherited = true},
  [93] =
    {field_left_operand, 1, .inherited = true},
    {field_operator, 1, .inherited = true},
    {field_right_operand, 1, .inherited = true},
  [96] =
    {field_associativity, 0},
    {field_operator, 1},
  [98] =
    {field_expression, 0, .inherited = true},
    {field_match, 0},
  [100] =
    {field_expression, 0, .inherited = true},
    {field_guards, 0, .inherited = true},
    {field_match, 0},
  [103] =
    {field_binds, 1, .inherited = true},
    {field_match, 1, .inherited = true},
    {field_name, 0},
  [106] =
    {field_name, 0},
    {field_name, 1, .inherited = true},
  [108] =
    {field_binds, 1, .inherited = true},
    {field_implicit, 0},
    {field_match, 1, .inherited = true},
  [111] =
    {field_statement, 1, .inherited = true},
  [112] =
    {field_argument, 1},
    {field_function, 0},
    {field_type, 1, .inherited = true},
  [115] =
    {field_argument, 1},
    {field_function, 0},
  [117] =
    {field_binds, 1, .inherited = true},
    {field_match, 1, .inherited = true},
    {field_pattern, 0},
  [120] =
    {field_id, 1},
    {field_module, 0},
  [122] =
    {field_import, 0},
  [123] =
    {field_imports, 1},
  [124] =
    {field_declarations, 1},
  [125] =
    {field_binds, 1, .inherited = true},
    {field_left_operand, 0, .inherited = true},
    {field_match, 1, .inherited = true},
    {field_operator, 0, .inherited = true},
    {field_right_operand, 0, .inherited = true},
  [130] =
    {field_expression, 1},
  [131] =
    {field_pattern, 1},
  [132] =
    {field_imports, 2},
  [133] =
    {field_declarations, 2},
  [134] =
    {field_context, 2, .inherited = true},
    {field_forall, 2, .inherited = true},
    {field_name, 2, .inherited = true},
    {field_patterns, 2, .inherited = true},
  [138] =
    {field_expression, 2},
  [139] =
    {field_forall, 2, .inherited = true},
    {field_name, 2, .inherited = true},
    {field_patterns, 2, .inherited = true},
  [142] =
    {field_kind, 2, .inherited = true},
    {field_name, 2, .inherited = true},
    {field_patterns, 2, .inherited = true},
  [145] =
    {field_constructors, 2, .inherited = true},
    {field_context, 2, .inherited = true},
    {field_deriving, 2, .inherited = true},
    {field_kind, 2, .inherited = true},
    {field_name, 2, .inherited = true},
    {field_patterns, 2, .inherited = true},
  [151] =
    {field_bind, 1},
    {field_bind, 1, .inherited = true},
  [153] =
    {field_kind, 0, .inherited = true},
  [154] =
    {field_left_operand, 2, .inherited = true},
    {field_operator, 2, .inherited = true},
    {field_right_operand, 2, .inherited = true},
  [157] =
    {field_quantifier, 0},
    {field_variables, 1},
  [159] =
    {field_quantifier, 0, .inherited = true},
    {field_variables, 0, .inherited = true},
  [161] =
    {field_forall, 1},
    {field_name, 2, .inherited = true},
  [163] =
    {field_name, 1, .inherited = true},
    {field_patterns, 2},
  [165] =
    {field_context, 1},
    {field_name, 2, .inherited = true},
  [167] =
    {field_element, 1, .inherited = true},
  [168] =
    {field_argument, 1},
    {field_constructor, 0},
    {field_type, 1, .inherited = true},
  [171] =
    {field_argument, 1},
    {field_constructor, 0},
  [173] =
    {field_quantifier, 0, .inherited = true},
    {field_type, 0, .inherited = true},
    {field_variables, 0, .inherited = true},
  [176] =
    {field_arrow, 0, .inherited = true},
    {field_parameter, 0, .inherited = true},
    {field_result, 0, .inherited = true},
  [179] =
    {field_arrow, 0, .inherited = true},
    {field_multiplicity, 0, .inherited = true},
    {field_parameter, 0, .inherited = true},
    {field_result, 0, .inherited = true},
  [183] =
    {field_arrow, 0, .inherited = true},
    {field_context, 0, .inherited = true},
    {field_type, 0, .inherited = true},
  [186] =
    {field_kind, 0, .inherited = true},
    {field_type, 0, .inherited = true},
  [188] =
    {field_alternatives, 2},
  [189] =
    {field_alternative, 2, .inherited = true},
    {field_alternatives, 2},
  [191] =
    {field_match, 0},
  [192] =
    {field_module, 2},
  [193] =
    {field_module, 2},
    {field_package, 1},
  [195] =
    {field_module, 1},
    {field_names, 2},
  [197] =
    {field_constructor, 2, .inherited = true},
    {field_constructors, 2, .inherited = true},
    {field_context, 2, .inherited = true},
    {field_deriving, 2, .inherited = true},
    {field_forall, 2, .inherited = true},
    {field_kind, 2, .inherited = true},
    {field_name, 2, .inherited = true},
    {field_patterns, 2, .inherited = true},
  [205] =
    {field_constructors, 0, .inherited = true},
    {field_kind, 0, .inherited = true},
  [207] =
    {field_constructor, 2, .inherited = true},
    {field_constructors, 2, .inherited = true},
    {field_deriving, 2, .inherited = true},
    {field_kind, 2, .inherited = true},
    {field_name, 1, .inherited = true},
  [212] =
    {field_constructor, 2, .inherited = true},
    {field_constructors, 2, .inherited = true},
    {field_deriving, 2, .inherited = true},
    {field_kind, 2, .inherited = true},
    {field_left_operand, 1, .inherited = true},
    {field_operator, 1, .inherited = true},
    {field_right_operand, 1, .inherited = true},
  [219] =
    {field_context, 2, .inherited = true},
    {field_forall, 2, .inherited = true},
    {field_name, 2, .inherited = true},
    {field_patterns, 2, .inherited = true},
    {field_via, 1},
  [224] =
    {field_context, 2, .inherited = true},
    {field_forall, 2, .inherited = true},
    {field_name, 2, .inherited = true},
    {field_patterns, 2, .inherited = true},
    {field_strategy, 1},
  [229] =
    {field_constructors, 2, .inherited = true},
    {field_context, 2, .inherited = true},
    {field_deriving, 2, .inherited = true},
    {field_forall, 2, .inherited = true},
    {field_kind, 2, .inherited = true},
    {field_name, 2, .inherited = true},
    {field_patterns, 2, .inherited = true},
  [236] =
    {field_name, 0, .inherited = true},
    {field_patterns, 1},
  [238] =
    {field_deriving, 0},
  [239] =
    {field_constructors, 1, .inherited = true},
    {field_kind, 1, .inherited = true},
    {field_name, 0, .inherited = true},
  [242] =
    {field_deriving, 1, .inherited = true},
    {field_name, 0, .inherited = true},
  [244] =
    {field_constructors, 1, .inherited = true},
    {field_kind, 1, .inherited = true},
    {field_left_operand, 0, .inherited = true},
    {field_operator, 0, .inherited = true},
    {field_right_operand, 0, .inherited = true},
  [249] =
    {field_deriving, 1, .inherited = true},
    {field_left_operand, 0, .inherited = true},
    {field_operator, 0, .inherited = true},
    {field_right_operand, 0, .inherited = true},
  [253] =
    {field_context, 0},
    {field_name, 1, .inherited = true},
  [255] =
    {field_context, 0},
    {field_left_operand, 1, .inherited = true},
    {field_operator, 1, .inherited = true},
    {field_right_operand, 1, .inherited = true},
  [259] =
    {field_fundeps, 2},
    {field_name, 1, .inherited = true},
  [261] =
    {field_fundeps, 2},
    {field_left_operand, 1, .inherited = true},
    {field_operator, 1, .inherited = true},
    {field_right_operand, 1, .inherited = true},
  [265] =
    {field_context, 1},
    {field_left_operand, 2, .inherited = true},
    {field_operator, 2, .inherited = true},
    {field_right_operand, 2, .inherited = true},
  [269] =
    {field_associativity, 0},
    {field_operator, 2},
    {field_precedence, 1},
  [272] =
    {field_associativity, 0},
    {field_operator, 1},
    {field_operator, 2},
  [275] =
    {field_binds, 1, .inherited = true},
    {field_expression, 0, .inherited = true},
    {field_match, 0},
  [278] =
    {field_name, 0},
    {field_type, 2},
  [280] =
    {field_bind, 0},
    {field_pattern, 2},
  [282] =
    {field_name, 0, .inherited = true},
    {field_name, 1, .inherited = true},
  [284] =
    {field_binds, 1, .inherited = true},
    {field_match, 0, .inherited = true},
  [286] =
    {field_match, 0, .inherited = true},
    {field_match, 1, .inherited = true},
  [288] =
    {field_left_operand, 0},
    {field_operator, 1},
    {field_right_operand, 2},
  [291] =
    {field_expression, 0},
    {field_field, 2},
  [293] =
    {field_pattern, 0},
    {field_type, 2},
  [295] =
    {field_import, 1},
  [296] =
    {field_import, 0},
    {field_import, 1, .inherited = true},
  [298] =
    {field_import, 0, .inherited = true},
    {field_import, 1, .inherited = true},
  [300] =
    {field_declarations, 2},
    {field_imports, 1},
  [302] =
    {field_context, 0, .inherited = true},
    {field_declarations, 2},
    {field_forall, 0, .inherited = true},
    {field_name, 0, .inherited = true},
    {field_patterns, 0, .inherited = true},
  [307] =
    {field_name, 0, .inherited = true},
    {field_names, 0},
    {field_type, 2},
  [310] =
    {field_binds, 2, .inherited = true},
    {field_match, 2, .inherited = true},
    {field_name, 0, .inherited = true},
    {field_patterns, 1},
  [314] =
    {field_binds, 2, .inherited = true},
    {field_match, 2, .inherited = true},
    {field_parens, 0},
    {field_patterns, 1},
  [318] =
    {field_element, 0},
  [319] =
    {field_element, 0},
    {field_element, 1, .inherited = true},
  [321] =
    {field_parens, 1},
  [322] =
    {field_id, 1, .inherited = true},
    {field_module, 1, .inherited = true},
  [324] =
    {field_element, 1},
  [325] =
    {field_exports, 2},
    {field_module, 1},
  [327] =
    {field_variable, 0},
  [328] =
    {field_type, 0},
  [329] =
    {field_operator, 0},
  [330] =
    {field_declarations, 3},
    {field_imports, 2},
  [332] =
    {field_context, 3, .inherited = true},
    {field_forall, 3, .inherited = true},
    {field_name, 3, .inherited = true},
    {field_patterns, 3, .inherited = true},
    {field_via, 2},
  [337] =
    {field_context, 3, .inherited = true},
    {field_forall, 3, .inherited = true},
    {field_name, 3, .inherited = true},
    {field_patterns, 3, .inherited = true},
    {field_strategy, 2},
  [342] =
    {field_decl, 1},
  [343] =
    {field_expression, 3},
  [344] =
    {field_binds, 1},
    {field_decl, 1, .inherited = true},
    {field_expression, 3},
  [347] =
    {field_forall, 0},
    {field_name, 1, .inherited = true},
    {field_patterns, 1, .inherited = true},
  [350] =
    {field_role, 0},
  [351] =
    {field_role, 3, .inherited = true},
    {field_type, 2},
  [353] =
    {field_bind, 0, .inherited = true},
    {field_bind, 2, .inherited = true},
    {field_left_operand, 0},
    {field_operator, 1},
    {field_right_operand, 2},
  [358] =
    {field_bind, 0, .inherited = true},
    {field_bind, 2, .inherited = true},
    {field_id, 1, .inherited = true},
    {field_left_operand, 0},
    {field_module, 1, .inherited = true},
    {field_operator, 1},
    {field_right_operand, 2},
  [365] =
    {field_name, 1, .inherited = true},
    {field_type, 3},
  [367] =
    {field_kind, 3},
    {field_name, 1, .inherited = true},
  [369] =
    {field_left_operand, 1, .inherited = true},
    {field_operator, 1, .inherited = true},
    {field_right_operand, 1, .inherited = true},
    {field_type, 3},
  [373] =
    {field_kind, 3},
    {field_left_operand, 1, .inherited = true},
    {field_operator, 1, .inherited = true},
    {field_right_operand, 1, .inherited = true},
  [377] =
    {field_arrow, 2},
    {field_context, 1},
  [379] =
    {field_constraint, 0, .inherited = true},
    {field_quantifier, 0, .inherited = true},
    {field_variables, 0, .inherited = true},
  [382] =
    {field_arrow, 0, .inherited = true},
    {field_constraint, 0, .inherited = true},
    {field_context, 0, .inherited = true},
  [385] =
    {field_constraint, 0, .inherited = true},
    {field_kind, 0, .inherited = true},
  [387] =
    {field_forall, 1},
    {field_left_operand, 3, .inherited = true},
    {field_operator, 3, .inherited = true},
    {field_right_operand, 3, .inherited = true},
  [391] =
    {field_forall, 1},
    {field_name, 2, .inherited = true},
    {field_patterns, 3},
  [394] =
    {field_context, 2},
    {field_forall, 1},
    {field_name, 3, .inherited = true},
  [397] =
    {field_context, 1},
    {field_left_operand, 3, .inherited = true},
    {field_operator, 3, .inherited = true},
    {field_right_operand, 3, .inherited = true},
  [401] =
    {field_context, 1},
    {field_name, 2, .inherited = true},
    {field_patterns, 3},
  [404] =
    {field_id, 1, .inherited = true},
    {field_left_operand, 0},
    {field_module, 1, .inherited = true},
    {field_operator, 1},
    {field_right_operand, 2},
  [409] =
    {field_arrow, 0},
  [410] =
    {field_arrow, 0, .inherited = true},
    {field_context, 0, .inherited = true},
    {field_type, 1},
  [413] =
    {field_expression, 3},
    {field_patterns, 1},
  [415] =
    {field_match, 2, .inherited = true},
  [416] =
    {field_expression, 0},
    {field_type, 2},
  [418] =
    {field_alternatives, 3},
  [419] =
    {field_synonym, 0},
    {field_type, 2},
  [421] =
    {field_pattern, 2},
    {field_synonym, 0},
  [423] =
    {field_name, 0, .inherited = true},
    {field_synonym, 0},
    {field_type, 2},
  [426] =
    {field_module, 3},
    {field_package, 2},
  [428] =
    {field_module, 2},
    {field_names, 3},
  [430] =
    {field_module, 2},
    {field_names, 3},
    {field_package, 1},
  [433] =
    {field_module, 1},
    {field_names, 3},
  [435] =
    {field_alias, 3},
    {field_module, 1},
  [437] =
    {field_constructor, 1, .inherited = true},
    {field_constructors, 1, .inherited = true},
    {field_deriving, 1, .inherited = true},
    {field_kind, 1, .inherited = true},
    {field_name, 0, .inherited = true},
  [442] =
    {field_constructor, 1},
  [443] =
    {field_constructor, 3, .inherited = true},
    {field_constructors, 3, .inherited = true},
    {field_deriving, 3, .inherited = true},
    {field_kind, 3, .inherited = true},
    {field_name, 1, .inherited = true},
    {field_patterns, 2},
  [449] =
    {field_constructors, 0, .inherited = true},
    {field_deriving, 1, .inherited = true},
    {field_kind, 0, .inherited = true},
  [452] =
    {field_constructors, 1},
  [453] =
    {field_constructor, 3, .inherited = true},
    {field_constructors, 3, .inherited = true},
    {field_context, 1},
    {field_deriving, 3, .inherited = true},
    {field_kind, 3, .inherited = true},
    {field_name, 2, .inherited = true},
  [459] =
    {field_constructor, 3, .inherited = true},
    {field_constructors, 3, .inherited = true},
    {field_context, 1},
    {field_deriving, 3, .inherited = true},
    {field_kind, 3, .inherited = true},
    {field_left_operand, 2, .inherited = true},
    {field_operator, 2, .inherited = true},
    {field_right_operand, 2, .inherited = true},
  [467] =
    {field_forall, 0},
    {field_name, 1, .inherited = true},
  [469] =
    {field_constructor, 0},
    {field_field, 0, .inherited = true},
    {field_name, 0, .inherited = true},
  [472] =
    {field_constructor, 0},
    {field_left_operand, 0, .inherited = true},
    {field_operator, 0, .inherited = true},
    {field_right_operand, 0, .inherited = true},
  [476] =
    {field_constructor, 0},
    {field_fields, 0, .inherited = true},
    {field_name, 0, .inherited = true},
  [479] =
    {field_constructor, 0},
  [480] =
    {field_classes, 1},
  [481] =
    {field_constructors, 2, .inherited = true},
    {field_kind, 2, .inherited = true},
    {field_name, 0, .inherited = true},
    {field_patterns, 1},
  [485] =
    {field_deriving, 2, .inherited = true},
    {field_name, 0, .inherited = true},
    {field_patterns, 1},
  [488] =
    {field_constructors, 1, .inherited = true},
    {field_deriving, 2, .inherited = true},
    {field_kind, 1, .inherited = true},
    {field_name, 0, .inherited = true},
  [492] =
    {field_kind, 1},
  [493] =
    {field_deriving, 0, .inherited = true},
    {field_deriving, 1, .inherited = true},
  [495] =
    {field_constructors, 1, .inherited = true},
    {field_deriving, 2, .inherited = true},
    {field_kind, 1, .inherited = true},
    {field_left_operand, 0, .inherited = true},
    {field_operator, 0, .inherited = true},
    {field_right_operand, 0, .inherited = true},
  [501] =
    {field_context, 0},
    {field_name, 1, .inherited = true},
    {field_patterns, 2},
  [504] =
    {field_constructors, 2, .inherited = true},
    {field_context, 0},
    {field_kind, 2, .inherited = true},
    {field_name, 1, .inherited = true},
  [508] =
    {field_context, 0},
    {field_deriving, 2, .inherited = true},
    {field_name, 1, .inherited = true},
  [511] =
    {field_constructors, 2, .inherited = true},
    {field_context, 0},
    {field_kind, 2, .inherited = true},
    {field_left_operand, 1, .inherited = true},
    {field_operator, 1, .inherited = true},
    {field_right_operand, 1, .inherited = true},
  [517] =
    {field_context, 0},
    {field_deriving, 2, .inherited = true},
    {field_left_operand, 1, .inherited = true},
    {field_operator, 1, .inherited = true},
    {field_right_operand, 1, .inherited = true},
  [522] =
    {field_type, 2},
  [523] =
    {field_fundeps, 3},
    {field_name, 1, .inherited = true},
    {field_patterns, 2},
  [526] =
    {field_declarations, 3},
    {field_name, 1, .inherited = true},
  [528] =
    {field_fundep, 1},
  [529] =
    {field_declarations, 3},
    {field_left_operand, 1, .inherited = true},
    {field_operator, 1, .inherited = true},
    {field_right_operand, 1, .inherited = true},
  [533] =
    {field_context, 1},
    {field_fundeps, 3},
    {field_name, 2, .inherited = true},
  [536] =
    {field_context, 1},
    {field_fundeps, 3},
    {field_left_operand, 2, .inherited = true},
    {field_operator, 2, .inherited = true},
    {field_right_operand, 2, .inherited = true},
  [541] =
    {field_associativity, 0},
    {field_operator, 2},
    {field_operator, 3},
    {field_precedence, 1},
  [545] =
    {field_calling_convention, 2},
    {field_signature, 3},
  [547] =
    {field_binds, 1},
  [548] =
    {field_guard, 0},
  [549] =
    {field_guards, 2},
  [550] =
    {field_binds, 1},
    {field_decl, 1, .inherited = true},
  [552] =
    {field_statement, 1},
  [553] =
    {field_id, 2, .inherited = true},
    {field_left_operand, 0},
    {field_module, 2, .inherited = true},
    {field_operator, 1},
    {field_operator, 2},
    {field_right_operand, 3},
  [559] =
    {field_left_operand, 0},
    {field_operator, 2},
    {field_right_operand, 3},
  [562] =
    {field_left_operand, 0},
    {field_operator, 1},
    {field_operator, 2},
    {field_right_operand, 3},
  [566] =
    {field_field, 0},
  [567] =
    {field_forall, 0, .inherited = true},
    {field_name, 0, .inherited = true},
    {field_patterns, 0, .inherited = true},
  [570] =
    {field_constructors, 0, .inherited = true},
    {field_context, 0, .inherited = true},
    {field_deriving, 0, .inherited = true},
    {field_forall, 0, .inherited = true},
    {field_kind, 0, .inherited = true},
    {field_name, 0, .inherited = true},
    {field_patterns, 0, .inherited = true},
  [577] =
    {field_constructor, 0, .inherited = true},
    {field_constructors, 0, .inherited = true},
    {field_context, 0, .inherited = true},
    {field_deriving, 0, .inherited = true},
    {field_forall, 0, .inherited = true},
    {field_kind, 0, .inherited = true},
    {field_name, 0, .inherited = true},
    {field_patterns, 0, .inherited = true},
  [585] =
    {field_element, 0},
    {field_element, 2},
  [587] =
    {field_element, 0},
    {field_element, 2, .inherited = true},
  [589] =
    {field_expression, 0},
    {field_pattern, 2},
  [591] =
    {field_element, 0, .inherited = true},
    {field_element, 1, .inherited = true},
  [593] =
    {field_parens, 1},
    {field_patterns, 2},
  [595] =
    {field_right_operand, 2},
  [596] =
    {field_field, 2},
  [597] =
    {field_element, 1},
    {field_element, 2, .inherited = true},
  [599] =
    {field_qualifier, 0},
  [600] =
    {field_qualifiers, 1},
  [601] =
    {field_from, 1},
  [602] =
    {field_expression, 1},
    {field_qualifiers, 2, .inherited = true},
  [604] =
    {field_qualifiers, 0, .inherited = true},
    {field_qualifiers, 1, .inherited = true},
  [606] =
    {field_element, 2},
  [607] =
    {field_children, 1},
    {field_variable, 0},
  [609] =
    {field_children, 1},
    {field_type, 0},
  [611] =
    {field_namespace, 0},
    {field_variable, 1},
  [613] =
    {field_namespace, 0},
    {field_type, 1},
  [615] =
    {field_namespace, 0},
    {field_operator, 1},
  [617] =
    {field_children, 1, .inherited = true},
    {field_export, 1},
    {field_namespace, 1, .inherited = true},
    {field_operator, 1, .inherited = true},
    {field_type, 1, .inherited = true},
    {field_variable, 1, .inherited = true},
  [623] =
    {field_children, 1},
    {field_operator, 0},
  [625] =
    {field_quoter, 2},
  [626] =
    {field_decl, 2},
  [627] =
    {field_decl, 1},
    {field_decl, 2, .inherited = true},
  [629] =
    {field_decl, 0, .inherited = true},
    {field_decl, 1, .inherited = true},
  [631] =
    {field_binds, 1},
    {field_decl, 1, .inherited = true},
    {field_expression, 4},
  [634] =
    {field_result, 1},
  [635] =
    {field_kind, 2},
    {field_name, 0, .inherited = true},
  [637] =
    {field_kind, 2},
    {field_left_operand, 0, .inherited = true},
    {field_operator, 0, .inherited = true},
    {field_right_operand, 0, .inherited = true},
  [641] =
    {field_closed_family, 4},
    {field_equation, 4, .inherited = true},
    {field_kind, 2, .inherited = true},
    {field_name, 2, .inherited = true},
    {field_patterns, 2, .inherited = true},
  [646] =
    {field_closed_family, 4},
    {field_kind, 2, .inherited = true},
    {field_name, 2, .inherited = true},
    {field_patterns, 2, .inherited = true},
  [650] =
    {field_role, 0, .inherited = true},
    {field_role, 1, .inherited = true},
  [652] =
    {field_name, 1, .inherited = true},
    {field_patterns, 2},
    {field_type, 4},
  [655] =
    {field_kind, 4},
    {field_name, 1, .inherited = true},
    {field_patterns, 2},
  [658] =
    {field_bind, 0, .inherited = true},
    {field_kind, 2},
  [660] =
    {field_arrow, 0, .inherited = true},
    {field_constraint, 1},
    {field_context, 0, .inherited = true},
  [663] =
    {field_context, 2},
    {field_forall, 1},
    {field_left_operand, 4, .inherited = true},
    {field_operator, 4, .inherited = true},
    {field_right_operand, 4, .inherited = true},
  [668] =
    {field_context, 2},
    {field_forall, 1},
    {field_name, 3, .inherited = true},
    {field_patterns, 4},
  [672] =
    {field_quantifier, 0, .inherited = true},
    {field_type, 2},
    {field_variables, 0, .inherited = true},
  [675] =
    {field_arrow, 1},
  [676] =
    {field_arrow, 1, .inherited = true},
    {field_parameter, 0},
    {field_result, 2},
  [679] =
    {field_arrow, 1, .inherited = true},
    {field_multiplicity, 0},
  [681] =
    {field_arrow, 1, .inherited = true},
    {field_multiplicity, 1, .inherited = true},
    {field_parameter, 0},
    {field_result, 2},
  [685] =
    {field_kind, 2},
    {field_type, 0},
  [687] =
    {field_alternative, 1},
  [688] =
    {field_match, 1, .inherited = true},
    {field_pattern, 0},
  [690] =
    {field_alternative, 1},
    {field_binds, 1, .inherited = true},
    {field_match, 1, .inherited = true},
    {field_patterns, 1, .inherited = true},
  [694] =
    {field_match, 1, .inherited = true},
    {field_patterns, 0},
  [696] =
    {field_module, 3},
    {field_names, 4},
    {field_package, 2},
  [699] =
    {field_module, 2},
    {field_names, 4},
  [701] =
    {field_alias, 4},
    {field_module, 2},
  [703] =
    {field_module, 2},
    {field_names, 4},
    {field_package, 1},
  [706] =
    {field_alias, 4},
    {field_module, 2},
    {field_package, 1},
  [709] =
    {field_alias, 4},
    {field_module, 1},
  [711] =
    {field_module, 1},
    {field_names, 4},
  [713] =
    {field_alias, 3},
    {field_module, 1},
    {field_names, 4},
  [716] =
    {field_children, 1, .inherited = true},
    {field_name, 1},
    {field_namespace, 1, .inherited = true},
    {field_operator, 1, .inherited = true},
    {field_type, 1, .inherited = true},
    {field_variable, 1, .inherited = true},
  [722] =
    {field_constructor, 2, .inherited = true},
    {field_constructors, 2, .inherited = true},
    {field_deriving, 2, .inherited = true},
    {field_forall, 0},
    {field_kind, 2, .inherited = true},
    {field_name, 1, .inherited = true},
  [728] =
    {field_constructor, 2, .inherited = true},
    {field_constructors, 2, .inherited = true},
    {field_deriving, 2, .inherited = true},
    {field_kind, 2, .inherited = true},
    {field_name, 0, .inherited = true},
    {field_patterns, 1},
  [734] =
    {field_constructor, 2, .inherited = true},
    {field_constructors, 2, .inherited = true},
    {field_context, 0},
    {field_deriving, 2, .inherited = true},
    {field_kind, 2, .inherited = true},
    {field_name, 1, .inherited = true},
  [740] =
    {field_field, 1},
    {field_field, 1, .inherited = true},
    {field_name, 0},
  [743] =
    {field_field, 1},
    {field_name, 0},
  [745] =
    {field_constructor, 1},
    {field_deriving, 2, .inherited = true},
  [747] =
    {field_constructor, 4, .inherited = true},
    {field_constructors, 4, .inherited = true},
    {field_context, 1},
    {field_deriving, 4, .inherited = true},
    {field_kind, 4, .inherited = true},
    {field_name, 2, .inherited = true},
    {field_patterns, 3},
  [754] =
    {field_constructors, 2, .inherited = true},
    {field_kind, 2, .inherited = true},
    {field_left_operand, 1, .inherited = true},
    {field_operator, 1, .inherited = true},
    {field_right_operand, 1, .inherited = true},
  [759] =
    {field_deriving, 2, .inherited = true},
    {field_left_operand, 1, .inherited = true},
    {field_operator, 1, .inherited = true},
    {field_right_operand, 1, .inherited = true},
  [763] =
    {field_forall, 0},
    {field_left_operand, 2, .inherited = true},
    {field_operator, 2, .inherited = true},
    {field_right_operand, 2, .inherited = true},
  [767] =
    {field_forall, 0},
    {field_name, 1, .inherited = true},
    {field_patterns, 2},
  [770] =
    {field_constructors, 2, .inherited = true},
    {field_forall, 0},
    {field_kind, 2, .inherited = true},
    {field_name, 1, .inherited = true},
  [774] =
    {field_deriving, 2, .inherited = true},
    {field_forall, 0},
    {field_name, 1, .inherited = true},
  [777] =
    {field_context, 1},
    {field_forall, 0},
    {field_name, 2, .inherited = true},
  [780] =
    {field_context, 0},
    {field_left_operand, 2, .inherited = true},
    {field_operator, 2, .inherited = true},
    {field_right_operand, 2, .inherited = true},
  [784] =
    {field_classes, 2},
  [785] =
    {field_field, 1, .inherited = true},
    {field_fields, 1},
    {field_name, 0},
  [788] =
    {field_field, 1, .inherited = true},
    {field_name, 0},
  [790] =
    {field_constructor, 1},
    {field_field, 1, .inherited = true},
    {field_forall, 0},
    {field_name, 1, .inherited = true},
  [794] =
    {field_constructor, 1},
    {field_forall, 0},
    {field_left_operand, 1, .inherited = true},
    {field_operator, 1, .inherited = true},
    {field_right_operand, 1, .inherited = true},
  [799] =
    {field_constructor, 1},
    {field_fields, 1, .inherited = true},
    {field_forall, 0},
    {field_name, 1, .inherited = true},
  [803] =
    {field_constructor, 1},
    {field_forall, 0},
  [805] =
    {field_constructor, 1},
    {field_context, 0},
    {field_field, 1, .inherited = true},
    {field_name, 1, .inherited = true},
  [809] =
    {field_constructor, 1},
    {field_context, 0},
    {field_left_operand, 1, .inherited = true},
    {field_operator, 1, .inherited = true},
    {field_right_operand, 1, .inherited = true},
  [814] =
    {field_constructor, 1},
    {field_context, 0},
    {field_fields, 1, .inherited = true},
    {field_name, 1, .inherited = true},
  [818] =
    {field_constructor, 1},
    {field_context, 0},
  [820] =
    {field_constructor, 0},
    {field_constructor, 1, .inherited = true},
  [822] =
    {field_classes, 1},
    {field_via, 2},
  [824] =
    {field_classes, 2},
    {field_strategy, 1},
  [826] =
    {field_constructors, 2, .inherited = true},
    {field_deriving, 3, .inherited = true},
    {field_kind, 2, .inherited = true},
    {field_name, 0, .inherited = true},
    {field_patterns, 1},
  [831] =
    {field_constructors, 3, .inherited = true},
    {field_context, 0},
    {field_kind, 3, .inherited = true},
    {field_name, 1, .inherited = true},
    {field_patterns, 2},
  [836] =
    {field_context, 0},
    {field_deriving, 3, .inherited = true},
    {field_name, 1, .inherited = true},
    {field_patterns, 2},
  [840] =
    {field_constructors, 2, .inherited = true},
    {field_context, 0},
    {field_deriving, 3, .inherited = true},
    {field_kind, 2, .inherited = true},
    {field_name, 1, .inherited = true},
  [845] =
    {field_constructors, 2, .inherited = true},
    {field_context, 0},
    {field_deriving, 3, .inherited = true},
    {field_kind, 2, .inherited = true},
    {field_left_operand, 1, .inherited = true},
    {field_operator, 1, .inherited = true},
    {field_right_operand, 1, .inherited = true},
  [852] =
    {field_type, 2},
    {field_type, 3, .inherited = true},
  [854] =
    {field_type, 0, .inherited = true},
    {field_type, 1, .inherited = true},
  [856] =
    {field_declarations, 4},
    {field_name, 1, .inherited = true},
    {field_patterns, 2},
  [859] =
    {field_declarations, 4},
    {field_fundeps, 2},
    {field_name, 1, .inherited = true},
  [862] =
    {field_fundep, 1},
    {field_fundep, 2, .inherited = true},
  [864] =
    {field_declarations, 4},
    {field_fundeps, 2},
    {field_left_operand, 1, .inherited = true},
    {field_operator, 1, .inherited = true},
    {field_right_operand, 1, .inherited = true},
  [869] =
    {field_context, 1},
    {field_fundeps, 4},
    {field_name, 2, .inherited = true},
    {field_patterns, 3},
  [873] =
    {field_context, 1},
    {field_declarations, 4},
    {field_name, 2, .inherited = true},
  [876] =
    {field_context, 1},
    {field_declarations, 4},
    {field_left_operand, 2, .inherited = true},
    {field_operator, 2, .inherited = true},
    {field_right_operand, 2, .inherited = true},
  [881] =
    {field_calling_convention, 2},
    {field_safety, 3},
    {field_signature, 4},
  [884] =
    {field_calling_convention, 2},
    {field_entity, 3},
    {field_signature, 4},
  [887] =
    {field_expression, 3},
    {field_guards, 0, .inherited = true},
  [889] =
    {field_guard, 0},
    {field_guard, 1, .inherited = true},
  [891] =
    {field_statement, 2},
  [892] =
    {field_statement, 1},
    {field_statement, 2, .inherited = true},
  [894] =
    {field_statement, 0, .inherited = true},
    {field_statement, 1, .inherited = true},
  [896] =
    {field_arrow, 1},
    {field_expression, 2},
    {field_pattern, 0},
  [899] =
    {field_id, 3, .inherited = true},
    {field_left_operand, 0},
    {field_module, 3, .inherited = true},
    {field_operator, 2},
    {field_operator, 3},
    {field_right_operand, 4},
  [905] =
    {field_left_operand, 0},
    {field_operator, 2},
    {field_operator, 3},
    {field_right_operand, 4},
  [909] =
    {field_expression, 0},
  [910] =
    {field_field, 0},
    {field_subfield, 1, .inherited = true},
  [912] =
    {field_constructor, 1, .inherited = true},
    {field_constructors, 1, .inherited = true},
    {field_context, 1, .inherited = true},
    {field_deriving, 1, .inherited = true},
    {field_forall, 1, .inherited = true},
    {field_kind, 1, .inherited = true},
    {field_name, 1, .inherited = true},
    {field_patterns, 1, .inherited = true},
  [920] =
    {field_constructors, 1, .inherited = true},
    {field_context, 1, .inherited = true},
    {field_deriving, 1, .inherited = true},
    {field_forall, 1, .inherited = true},
    {field_kind, 1, .inherited = true},
    {field_name, 1, .inherited = true},
    {field_patterns, 1, .inherited = true},
  [927] =
    {field_declaration, 1},
  [928] =
    {field_left_operand, 1},
    {field_operator, 3},
  [930] =
    {field_id, 3, .inherited = true},
    {field_left_operand, 1},
    {field_module, 3, .inherited = true},
    {field_operator, 3},
  [934] =
    {field_element, 0},
    {field_element, 2},
    {field_element, 3, .inherited = true},
  [937] =
    {field_field, 1},
  [938] =
    {field_field, 2},
    {field_field, 3, .inherited = true},
  [940] =
    {field_field, 0, .inherited = true},
    {field_field, 1, .inherited = true},
  [942] =
    {field_transformation, 1},
  [943] =
    {field_qualifier, 0},
    {field_qualifier, 1, .inherited = true},
  [945] =
    {field_from, 1},
    {field_to, 3},
  [947] =
    {field_element, 2},
    {field_element, 3, .inherited = true},
  [949] =
    {field_namespace, 0, .inherited = true},
    {field_type, 0, .inherited = true},
  [951] =
    {field_children, 2},
    {field_namespace, 0},
    {field_variable, 1},
  [954] =
    {field_children, 2},
    {field_namespace, 0},
    {field_type, 1},
  [957] =
    {field_children, 2},
    {field_namespace, 0},
    {field_operator, 1},
  [960] =
    {field_children, 1, .inherited = true},
    {field_export, 1},
    {field_export, 2, .inherited = true},
    {field_namespace, 1, .inherited = true},
    {field_operator, 1, .inherited = true},
    {field_type, 1, .inherited = true},
    {field_variable, 1, .inherited = true},
  [967] =
    {field_export, 0, .inherited = true},
    {field_export, 1, .inherited = true},
  [969] =
    {field_export, 2, .inherited = true},
  [970] =
    {field_body, 4},
    {field_quoter, 2},
  [972] =
    {field_decl, 2},
    {field_decl, 3, .inherited = true},
  [974] =
    {field_kind, 3},
    {field_name, 0, .inherited = true},
    {field_patterns, 1},
  [977] =
    {field_left_operand, 1},
    {field_operator, 2},
    {field_right_operand, 3},
  [980] =
    {field_id, 2, .inherited = true},
    {field_left_operand, 1},
    {field_module, 2, .inherited = true},
    {field_operator, 2},
    {field_right_operand, 3},
  [985] =
    {field_constraint, 2},
    {field_quantifier, 0, .inherited = true},
    {field_variables, 0, .inherited = true},
  [988] =
    {field_constraint, 0},
    {field_kind, 2},
  [990] =
    {field_alternative, 2},
  [991] =
    {field_alternative, 1},
    {field_alternative, 2, .inherited = true},
  [993] =
    {field_alternative, 0, .inherited = true},
    {field_alternative, 1, .inherited = true},
  [995] =
    {field_binds, 2, .inherited = true},
    {field_match, 1, .inherited = true},
    {field_pattern, 0},
  [998] =
    {field_alternative, 2},
    {field_binds, 2, .inherited = true},
    {field_match, 2, .inherited = true},
    {field_patterns, 2, .inherited = true},
  [1002] =
    {field_alternative, 1},
    {field_alternative, 2, .inherited = true},
    {field_binds, 1, .inherited = true},
    {field_match, 1, .inherited = true},
    {field_patterns, 1, .inherited = true},
  [1007] =
    {field_binds, 2, .inherited = true},
    {field_match, 1, .inherited = true},
    {field_patterns, 0},
  [1010] =
    {field_else, 5},
    {field_if, 1},
    {field_then, 3},
  [1013] =
    {field_constructors, 4},
    {field_pattern, 2},
    {field_synonym, 0},
  [1016] =
    {field_module, 3},
    {field_names, 5},
    {field_package, 2},
  [1019] =
    {field_alias, 5},
    {field_module, 3},
    {field_package, 2},
  [1022] =
    {field_alias, 5},
    {field_module, 2},
  [1024] =
    {field_module, 2},
    {field_names, 5},
  [1026] =
    {field_alias, 4},
    {field_module, 2},
    {field_names, 5},
  [1029] =
    {field_alias, 5},
    {field_module, 2},
    {field_package, 1},
  [1032] =
    {field_module, 2},
    {field_names, 5},
    {field_package, 1},
  [1035] =
    {field_alias, 4},
    {field_module, 2},
    {field_names, 5},
    {field_package, 1},
  [1039] =
    {field_alias, 4},
    {field_module, 1},
    {field_names, 5},
  [1042] =
    {field_alias, 3},
    {field_module, 1},
    {field_names, 5},
  [1045] =
    {field_children, 1, .inherited = true},
    {field_name, 1},
    {field_name, 2, .inherited = true},
    {field_namespace, 1, .inherited = true},
    {field_operator, 1, .inherited = true},
    {field_type, 1, .inherited = true},
    {field_variable, 1, .inherited = true},
  [1052] =
    {field_constructor, 3, .inherited = true},
    {field_constructors, 3, .inherited = true},
    {field_deriving, 3, .inherited = true},
    {field_forall, 0},
    {field_kind, 3, .inherited = true},
    {field_left_operand, 2, .inherited = true},
    {field_operator, 2, .inherited = true},
    {field_right_operand, 2, .inherited = true},
  [1060] =
    {field_constructor, 3, .inherited = true},
    {field_constructors, 3, .inherited = true},
    {field_deriving, 3, .inherited = true},
    {field_forall, 0},
    {field_kind, 3, .inherited = true},
    {field_name, 1, .inherited = true},
    {field_patterns, 2},
  [1067] =
    {field_constructor, 3, .inherited = true},
    {field_constructors, 3, .inherited = true},
    {field_context, 1},
    {field_deriving, 3, .inherited = true},
    {field_forall, 0},
    {field_kind, 3, .inherited = true},
    {field_name, 2, .inherited = true},
  [1074] =
    {field_constructor, 3, .inherited = true},
    {field_constructors, 3, .inherited = true},
    {field_context, 0},
    {field_deriving, 3, .inherited = true},
    {field_kind, 3, .inherited = true},
    {field_left_operand, 2, .inherited = true},
    {field_operator, 2, .inherited = true},
    {field_right_operand, 2, .inherited = true},
  [1082] =
    {field_constructor, 3, .inherited = true},
    {field_constructors, 3, .inherited = true},
    {field_context, 0},
    {field_deriving, 3, .inherited = true},
    {field_kind, 3, .inherited = true},
    {field_name, 1, .inherited = true},
    {field_patterns, 2},
  [1089] =
    {field_constructors, 3},
    {field_kind, 1},
  [1091] =
    {field_constructors, 2, .inherited = true},
    {field_deriving, 3, .inherited = true},
    {field_kind, 2, .inherited = true},
    {field_left_operand, 1, .inherited = true},
    {field_operator, 1, .inherited = true},
    {field_right_operand, 1, .inherited = true},
  [1097] =
    {field_constructors, 3, .inherited = true},
    {field_forall, 0},
    {field_kind, 3, .inherited = true},
    {field_left_operand, 2, .inherited = true},
    {field_operator, 2, .inherited = true},
    {field_right_operand, 2, .inherited = true},
  [1103] =
    {field_deriving, 3, .inherited = true},
    {field_forall, 0},
    {field_left_operand, 2, .inherited = true},
    {field_operator, 2, .inherited = true},
    {field_right_operand, 2, .inherited = true},
  [1108] =
    {field_constructors, 3, .inherited = true},
    {field_forall, 0},
    {field_kind, 3, .inherited = true},
    {field_name, 1, .inherited = true},
    {field_patterns, 2},
  [1113] =
    {field_deriving, 3, .inherited = true},
    {field_forall, 0},
    {field_name, 1, .inherited = true},
    {field_patterns, 2},
  [1117] =
    {field_constructors, 2, .inherited = true},
    {field_deriving, 3, .inherited = true},
    {field_forall, 0},
    {field_kind, 2, .inherited = true},
    {field_name, 1, .inherited = true},
  [1122] =
    {field_context, 1},
    {field_forall, 0},
    {field_left_operand, 3, .inherited = true},
    {field_operator, 3, .inherited = true},
    {field_right_operand, 3, .inherited = true},
  [1127] =
    {field_context, 1},
    {field_forall, 0},
    {field_name, 2, .inherited = true},
    {field_patterns, 3},
  [1131] =
    {field_constructors, 3, .inherited = true},
    {field_context, 1},
    {field_forall, 0},
    {field_kind, 3, .inherited = true},
    {field_name, 2, .inherited = true},
  [1136] =
    {field_context, 1},
    {field_deriving, 3, .inherited = true},
    {field_forall, 0},
    {field_name, 2, .inherited = true},
  [1140] =
    {field_constructors, 3, .inherited = true},
    {field_context, 0},
    {field_kind, 3, .inherited = true},
    {field_left_operand, 2, .inherited = true},
    {field_operator, 2, .inherited = true},
    {field_right_operand, 2, .inherited = true},
  [1146] =
    {field_context, 0},
    {field_deriving, 3, .inherited = true},
    {field_left_operand, 2, .inherited = true},
    {field_operator, 2, .inherited = true},
    {field_right_operand, 2, .inherited = true},
  [1151] =
    {field_classes, 2},
    {field_via, 3},
  [1153] =
    {field_classes, 3},
    {field_strategy, 2},
  [1155] =
    {field_constructor, 2},
    {field_context, 1},
    {field_field, 2, .inherited = true},
    {field_forall, 0},
    {field_name, 2, .inherited = true},
  [1160] =
    {field_constructor, 2},
    {field_context, 1},
    {field_forall, 0},
    {field_left_operand, 2, .inherited = true},
    {field_operator, 2, .inherited = true},
    {field_right_operand, 2, .inherited = true},
  [1166] =
    {field_constructor, 2},
    {field_context, 1},
    {field_fields, 2, .inherited = true},
    {field_forall, 0},
    {field_name, 2, .inherited = true},
  [1171] =
    {field_constructor, 2},
    {field_context, 1},
    {field_forall, 0},
  [1174] =
    {field_constructor, 0, .inherited = true},
    {field_constructor, 1, .inherited = true},
  [1176] =
    {field_classes, 2},
    {field_strategy, 1},
    {field_via, 3},
  [1179] =
    {field_constructors, 3, .inherited = true},
    {field_context, 0},
    {field_deriving, 4, .inherited = true},
    {field_kind, 3, .inherited = true},
    {field_name, 1, .inherited = true},
    {field_patterns, 2},
  [1185] =
    {field_declarations, 5},
    {field_fundeps, 3},
    {field_name, 1, .inherited = true},
    {field_patterns, 2},
  [1189] =
    {field_kind, 1, .inherited = true},
    {field_name, 1, .inherited = true},
    {field_patterns, 1, .inherited = true},
  [1192] =
    {field_signature, 1},
  [1193] =
    {field_fundep, 0, .inherited = true},
    {field_fundep, 1, .inherited = true},
  [1195] =
    {field_determined, 2},
    {field_matched, 0},
  [1197] =
    {field_context, 1},
    {field_declarations, 5},
    {field_name, 2, .inherited = true},
    {field_patterns, 3},
  [1201] =
    {field_context, 1},
    {field_declarations, 5},
    {field_fundeps, 3},
    {field_name, 2, .inherited = true},
  [1205] =
    {field_context, 1},
    {field_declarations, 5},
    {field_fundeps, 3},
    {field_left_operand, 2, .inherited = true},
    {field_operator, 2, .inherited = true},
    {field_right_operand, 2, .inherited = true},
  [1211] =
    {field_calling_convention, 2},
    {field_entity, 4},
    {field_safety, 3},
    {field_signature, 5},
  [1215] =
    {field_guard, 1},
  [1216] =
    {field_guard, 0, .inherited = true},
    {field_guard, 1, .inherited = true},
  [1218] =
    {field_statement, 2},
    {field_statement, 3, .inherited = true},
  [1220] =
    {field_expression, 0},
    {field_field, 3},
  [1222] =
    {field_subfield, 1},
  [1223] =
    {field_subfield, 0, .inherited = true},
    {field_subfield, 1, .inherited = true},
  [1225] =
    {field_expression, 2},
    {field_field, 0},
  [1227] =
    {field_constructor, 0},
    {field_field, 3},
  [1229] =
    {field_field, 0},
    {field_pattern, 2},
  [1231] =
    {field_declaration, 2},
  [1232] =
    {field_name, 2, .inherited = true},
    {field_patterns, 2, .inherited = true},
  [1234] =
    {field_declaration, 1},
    {field_declaration, 2, .inherited = true},
  [1236] =
    {field_declaration, 0, .inherited = true},
    {field_declaration, 1, .inherited = true},
  [1238] =
    {field_from, 1},
    {field_step, 3},
  [1240] =
    {field_qualifier, 1},
  [1241] =
    {field_qualifier, 0, .inherited = true},
    {field_qualifier, 1, .inherited = true},
  [1243] =
    {field_equation, 1},
    {field_forall, 1, .inherited = true},
    {field_name, 1, .inherited = true},
    {field_patterns, 1, .inherited = true},
  [1247] =
    {field_kind, 4},
    {field_left_operand, 2, .inherited = true},
    {field_operator, 2, .inherited = true},
    {field_right_operand, 2, .inherited = true},
  [1251] =
    {field_alternative, 2},
    {field_alternative, 3, .inherited = true},
  [1253] =
    {field_alternative, 2},
    {field_alternative, 3, .inherited = true},
    {field_binds, 2, .inherited = true},
    {field_match, 2, .inherited = true},
    {field_patterns, 2, .inherited = true},
  [1258] =
    {field_expression, 4},
    {field_guards, 0, .inherited = true},
  [1260] =
    {field_else, 6},
    {field_if, 1},
    {field_then, 3},
  [1263] =
    {field_else, 6},
    {field_if, 1},
    {field_then, 4},
  [1266] =
    {field_alias, 6},
    {field_module, 3},
    {field_package, 2},
  [1269] =
    {field_module, 3},
    {field_names, 6},
    {field_package, 2},
  [1272] =
    {field_alias, 5},
    {field_module, 3},
    {field_names, 6},
    {field_package, 2},
  [1276] =
    {field_alias, 5},
    {field_module, 2},
    {field_names, 6},
  [1279] =
    {field_alias, 4},
    {field_module, 2},
    {field_names, 6},
  [1282] =
    {field_alias, 5},
    {field_module, 2},
    {field_names, 6},
    {field_package, 1},
  [1286] =
    {field_alias, 4},
    {field_module, 2},
    {field_names, 6},
    {field_package, 1},
  [1290] =
    {field_alias, 4},
    {field_module, 1},
    {field_names, 6},
  [1293] =
    {field_constructor, 4, .inherited = true},
    {field_constructors, 4, .inherited = true},
    {field_context, 1},
    {field_deriving, 4, .inherited = true},
    {field_forall, 0},
    {field_kind, 4, .inherited = true},
    {field_left_operand, 3, .inherited = true},
    {field_operator, 3, .inherited = true},
    {field_right_operand, 3, .inherited = true},
  [1302] =
    {field_constructor, 4, .inherited = true},
    {field_constructors, 4, .inherited = true},
    {field_context, 1},
    {field_deriving, 4, .inherited = true},
    {field_forall, 0},
    {field_kind, 4, .inherited = true},
    {field_name, 2, .inherited = true},
    {field_patterns, 3},
  [1310] =
    {field_constructor, 2},
  [1311] =
    {field_name, 0},
    {field_type, 2},
    {field_type, 2, .inherited = true},
  [1314] =
    {field_arrow, 2, .inherited = true},
    {field_fields, 2, .inherited = true},
    {field_name, 0},
    {field_type, 2},
    {field_type, 2, .inherited = true},
  [1319] =
    {field_constructor, 1},
    {field_constructor, 2, .inherited = true},
  [1321] =
    {field_name, 0, .inherited = true},
    {field_names, 0},
    {field_type, 2},
    {field_type, 2, .inherited = true},
  [1325] =
    {field_arrow, 2, .inherited = true},
    {field_fields, 2, .inherited = true},
    {field_name, 0, .inherited = true},
    {field_names, 0},
    {field_type, 2},
    {field_type, 2, .inherited = true},
  [1331] =
    {field_constructors, 3, .inherited = true},
    {field_deriving, 4, .inherited = true},
    {field_forall, 0},
    {field_kind, 3, .inherited = true},
    {field_left_operand, 2, .inherited = true},
    {field_operator, 2, .inherited = true},
    {field_right_operand, 2, .inherited = true},
  [1338] =
    {field_constructors, 3, .inherited = true},
    {field_deriving, 4, .inherited = true},
    {field_forall, 0},
    {field_kind, 3, .inherited = true},
    {field_name, 1, .inherited = true},
    {field_patterns, 2},
  [1344] =
    {field_constructors, 4, .inherited = true},
    {field_context, 1},
    {field_forall, 0},
    {field_kind, 4, .inherited = true},
    {field_left_operand, 3, .inherited = true},
    {field_operator, 3, .inherited = true},
    {field_right_operand, 3, .inherited = true},
  [1351] =
    {field_context, 1},
    {field_deriving, 4, .inherited = true},
    {field_forall, 0},
    {field_left_operand, 3, .inherited = true},
    {field_operator, 3, .inherited = true},
    {field_right_operand, 3, .inherited = true},
  [1357] =
    {field_constructors, 4, .inherited = true},
    {field_context, 1},
    {field_forall, 0},
    {field_kind, 4, .inherited = true},
    {field_name, 2, .inherited = true},
    {field_patterns, 3},
  [1363] =
    {field_context, 1},
    {field_deriving, 4, .inherited = true},
    {field_forall, 0},
    {field_name, 2, .inherited = true},
    {field_patterns, 3},
  [1368] =
    {field_constructors, 3, .inherited = true},
    {field_context, 1},
    {field_deriving, 4, .inherited = true},
    {field_forall, 0},
    {field_kind, 3, .inherited = true},
    {field_name, 2, .inherited = true},
  [1374] =
    {field_constructors, 3, .inherited = true},
    {field_context, 0},
    {field_deriving, 4, .inherited = true},
    {field_kind, 3, .inherited = true},
    {field_left_operand, 2, .inherited = true},
    {field_operator, 2, .inherited = true},
    {field_right_operand, 2, .inherited = true},
  [1381] =
    {field_classes, 3},
    {field_strategy, 2},
    {field_via, 4},
  [1384] =
    {field_name, 2, .inherited = true},
  [1385] =
    {field_context, 1},
    {field_declarations, 6},
    {field_fundeps, 4},
    {field_name, 2, .inherited = true},
    {field_patterns, 3},
  [1390] =
    {field_expression, 0},
    {field_field, 3},
    {field_field, 4, .inherited = true},
  [1393] =
    {field_constructor, 0},
    {field_field, 3},
    {field_field, 4, .inherited = true},
  [1396] =
    {field_declaration, 2},
    {field_declaration, 3, .inherited = true},
  [1398] =
    {field_name, 3, .inherited = true},
    {field_patterns, 3, .inherited = true},
  [1400] =
    {field_forall, 1},
    {field_name, 3, .inherited = true},
    {field_patterns, 3, .inherited = true},
  [1403] =
    {field_from, 1},
    {field_step, 3},
    {field_to, 5},
  [1406] =
    {field_classifier, 3},
  [1407] =
    {field_key, 3},
    {field_transformation, 1},
  [1409] =
    {field_determined, 3},
    {field_result, 1},
  [1411] =
    {field_equation, 2},
    {field_forall, 2, .inherited = true},
    {field_name, 2, .inherited = true},
    {field_patterns, 2, .inherited = true},
  [1415] =
    {field_equation, 1},
    {field_equation, 2, .inherited = true},
    {field_forall, 1, .inherited = true},
    {field_name, 1, .inherited = true},
    {field_patterns, 1, .inherited = true},
  [1420] =
    {field_equation, 0, .inherited = true},
    {field_equation, 1, .inherited = true},
  [1422] =
    {field_else, 7},
    {field_if, 1},
    {field_then, 4},
  [1425] =
    {field_alias, 6},
    {field_module, 3},
    {field_names, 7},
    {field_package, 2},
  [1429] =
    {field_alias, 5},
    {field_module, 3},
    {field_names, 7},
    {field_package, 2},
  [1433] =
    {field_alias, 5},
    {field_module, 2},
    {field_names, 7},
  [1436] =
    {field_alias, 5},
    {field_module, 2},
    {field_names, 7},
    {field_package, 1},
  [1440] =
    {field_constructor, 2},
    {field_constructor, 3, .inherited = true},
  [1442] =
    {field_forall, 2},
    {field_name, 0},
    {field_type, 3},
    {field_type, 3, .inherited = true},
  [1446] =
    {field_arrow, 3, .inherited = true},
    {field_fields, 3, .inherited = true},
    {field_forall, 2},
    {field_name, 0},
    {field_type, 3},
    {field_type, 3, .inherited = true},
  [1452] =
    {field_context, 2},
    {field_name, 0},
    {field_type, 3},
    {field_type, 3, .inherited = true},
  [1456] =
    {field_arrow, 3, .inherited = true},
    {field_context, 2},
    {field_fields, 3, .inherited = true},
    {field_name, 0},
    {field_type, 3},
    {field_type, 3, .inherited = true},
  [1462] =
    {field_forall, 2},
    {field_name, 0, .inherited = true},
    {field_names, 0},
    {field_type, 3},
    {field_type, 3, .inherited = true},
  [1467] =
    {field_arrow, 3, .inherited = true},
    {field_fields, 3, .inherited = true},
    {field_forall, 2},
    {field_name, 0, .inherited = true},
    {field_names, 0},
    {field_type, 3},
    {field_type, 3, .inherited = true},
  [1474] =
    {field_context, 2},
    {field_name, 0, .inherited = true},
    {field_names, 0},
    {field_type, 3},
    {field_type, 3, .inherited = true},
  [1479] =
    {field_arrow, 3, .inherited = true},
    {field_context, 2},
    {field_fields, 3, .inherited = true},
    {field_name, 0, .inherited = true},
    {field_names, 0},
    {field_type, 3},
    {field_type, 3, .inherited = true},
  [1486] =
    {field_constructors, 4, .inherited = true},
    {field_context, 1},
    {field_deriving, 5, .inherited = true},
    {field_forall, 0},
    {field_kind, 4, .inherited = true},
    {field_left_operand, 3, .inherited = true},
    {field_operator, 3, .inherited = true},
    {field_right_operand, 3, .inherited = true},
  [1494] =
    {field_constructors, 4, .inherited = true},
    {field_context, 1},
    {field_deriving, 5, .inherited = true},
    {field_forall, 0},
    {field_kind, 4, .inherited = true},
    {field_name, 2, .inherited = true},
    {field_patterns, 3},
  [1501] =
    {field_name, 2, .inherited = true},
    {field_patterns, 3},
  [1503] =
    {field_forall, 2},
    {field_name, 4, .inherited = true},
    {field_patterns, 4, .inherited = true},
  [1506] =
    {field_equation, 2},
    {field_equation, 3, .inherited = true},
    {field_forall, 2, .inherited = true},
    {field_name, 2, .inherited = true},
    {field_patterns, 2, .inherited = true},
  [1511] =
    {field_alias, 6},
    {field_module, 3},
    {field_names, 8},
    {field_package, 2},
  [1515] =
    {field_context, 3},
    {field_forall, 2},
    {field_name, 0},
    {field_type, 4},
    {field_type, 4, .inherited = true},
  [1520] =
    {field_arrow, 4, .inherited = true},
    {field_context, 3},
    {field_fields, 4, .inherited = true},
    {field_forall, 2},
    {field_name, 0},
    {field_type, 4},
    {field_type, 4, .inherited = true},
  [1527] =
    {field_arrow, 1},
    {field_arrow, 1, .inherited = true},
    {field_field, 0, .inherited = true},
    {field_fields, 0},
    {field_type, 2},
  [1532] =
    {field_context, 3},
    {field_forall, 2},
    {field_name, 0, .inherited = true},
    {field_names, 0},
    {field_type, 4},
    {field_type, 4, .inherited = true},
  [1538] =
    {field_arrow, 4, .inherited = true},
    {field_context, 3},
    {field_fields, 4, .inherited = true},
    {field_forall, 2},
    {field_name, 0, .inherited = true},
    {field_names, 0},
    {field_type, 4},
    {field_type, 4, .inherited = true},
  [1546] =
    {field_kind, 4},
    {field_name, 2, .inherited = true},
  [1548] =
    {field_classifier, 5},
    {field_key, 3},
  [1550] =
    {field_classifier, 5},
    {field_expression, 3, .inherited = true},
    {field_key, 3},
    {field_type, 3, .inherited = true},
  [1554] =
    {field_name, 0},
    {field_name, 1, .inherited = true},
    {field_type, 3},
  [1557] =
    {field_kind, 5},
    {field_name, 2, .inherited = true},
    {field_patterns, 3},
};

static const TSSymbol ts_alias_sequences[PRODUCTION_ID_COUNT][MAX_ALIAS_SEQUENCE_LENGTH] = {
  [0] = {0},
  [3] = {
    [0] = alias_sym_constructor,
  },
  [7] = {
    [0] = sym__type_list,
  },
  [31] = {
    [0] = sym__type_list,
  },
  [33] = {
    [0] = alias_sym_module_id,
  },
  [36] = {
    [1] = alias_sym_constructor,
  },
  [41] = {
    [0] = alias_sym_prefix_list,
  },
  [49] = {
    [0] = alias_sym_prefix_list,
  },
  [50] = {
    [0] = alias_sym_type_binder,
  },
  [60] = {
    [0] = sym_operator,
  },
  [68] = {
    [1] = alias_sym_type_application,
  },
  [70] = {
    [1] = alias_sym_type_binder,
  },
  [72] = {
    [0] = sym_module,
  },
  [73] = {
    [0] = sym_module,
    [1] = alias_sym_constructor,
  },
  [80] = {
    [0] = anon_alias_sym_LPAREN_POUND,
    [1] = anon_alias_sym_LPAREN_POUND,
  },
  [81] = {
    [1] = alias_sym_module_id,
  },
  [97] = {
    [1] = alias_sym_constructor,
  },
  [109] = {
    [0] = alias_sym_constructor,
  },
  [111] = {
    [1] = alias_sym_import_package,
  },
  [131] = {
    [2] = sym_operator,
  },
  [134] = {
    [1] = alias_sym_quoted_expression,
  },
  [141] = {
    [0] = sym_bind,
  },
  [177] = {
    [1] = sym_operator,
  },
  [187] = {
    [0] = sym_module,
    [1] = sym_operator,
  },
  [195] = {
    [0] = alias_sym_constructor,
  },
  [199] = {
    [2] = alias_sym_import_package,
  },
  [201] = {
    [1] = alias_sym_import_package,
  },
  [212] = {
    [0] = alias_sym_constructor,
  },
  [239] = {
    [0] = alias_sym_pattern_guard,
  },
  [242] = {
    [0] = alias_sym_boolean,
  },
  [248] = {
    [0] = sym__type_param_wildcard,
  },
  [272] = {
    [1] = alias_sym_export,
  },
  [274] = {
    [3] = alias_sym_quoted_expression,
  },
  [302] = {
    [2] = alias_sym_import_package,
  },
  [305] = {
    [1] = alias_sym_import_package,
  },
  [306] = {
    [1] = alias_sym_import_package,
  },
  [314] = {
    [0] = alias_sym_constructor,
    [1] = sym__exp_record,
  },
  [315] = {
    [0] = alias_sym_constructor,
  },
  [317] = {
    [1] = sym__exp_record,
  },
  [329] = {
    [0] = alias_sym_constructor,
  },
  [330] = {
    [0] = alias_sym_constructor,
  },
  [386] = {
    [1] = alias_sym_export,
  },
  [389] = {
    [4] = alias_sym_quoted_expression,
  },
  [390] = {
    [4] = alias_sym_quoted_expression,
  },
  [391] = {
    [4] = alias_sym_quoted_type,
  },
  [392] = {
    [4] = alias_sym_quoted_pattern,
  },
  [409] = {
    [2] = alias_sym_import_package,
  },
  [410] = {
    [2] = alias_sym_import_package,
  },
  [414] = {
    [1] = alias_sym_import_package,
  },
  [415] = {
    [1] = alias_sym_import_package,
  },
  [416] = {
    [1] = alias_sym_import_package,
  },
  [472] = {
    [1] = alias_sym_all_names,
  },
  [473] = {
    [1] = sym__patsyn_equation,
  },
  [480] = {
    [2] = alias_sym_import_package,
  },
  [481] = {
    [2] = alias_sym_import_package,
  },
  [482] = {
    [2] = alias_sym_import_package,
  },
  [485] = {
    [1] = alias_sym_import_package,
  },
  [486] = {
    [1] = alias_sym_import_package,
  },
  [491] = {
    [0] = alias_sym_constructor,
  },
  [492] = {
    [0] = alias_sym_constructor,
  },
  [517] = {
    [1] = alias_sym_all_names,
  },
  [519] = {
    [2] = sym__patsyn_equation,
  },
  [520] = {
    [1] = sym__patsyn_equation,
  },
  [523] = {
    [1] = alias_sym_constructor_synonym,
  },
  [524] = {
    [2] = alias_sym_import_package,
  },
  [525] = {
    [2] = alias_sym_import_package,
  },
  [527] = {
    [1] = alias_sym_import_package,
  },
  [529] = {
    [0] = alias_sym_constructor,
  },
  [530] = {
    [0] = alias_sym_constructor,
  },
  [531] = {
    [0] = alias_sym_constructor,
  },
  [532] = {
    [0] = alias_sym_constructor,
  },
  [545] = {
    [2] = sym__patsyn_equation,
  },
  [546] = {
    [2] = alias_sym_constructor_synonym,
  },
  [547] = {
    [2] = alias_sym_import_package,
  },
  [548] = {
    [0] = alias_sym_constructor,
  },
  [549] = {
    [0] = alias_sym_constructor,
  },
};

static const uint16_t ts_non_terminal_alias_map[] = {
  sym_generator, 3,
    sym_generator,
    alias_sym_pattern_guard,
    sym_bind,
  sym__at_type, 3,
    sym__at_type,
    alias_sym_type_application,
    alias_sym_type_binder,
  sym__ktype, 2,
    sym__ktype,
    alias_sym_quoted_type,
  sym__type_instance, 2,
    sym__type_instance,
    sym__patsyn_equation,
  sym__exp, 3,
    sym__exp,
    alias_sym_boolean,
    alias_sym_quoted_expression,
  sym__pat, 2,
    sym__pat,
    alias_sym_quoted_pattern,
  aux_sym__qualifying_module, 2,
    aux_sym__qualifying_module,
    sym_module,
  sym__ie_entity, 2,
    sym__ie_entity,
    alias_sym_export,
  sym__record_fields, 2,
    sym__record_fields,
    sym__exp_record,
  sym_bind, 2,
    sym_bind,
    alias_sym_constructor_synonym,
  sym__plist, 3,
    sym__plist,
    alias_sym_prefix_list,
    sym__type_list,
  sym__arrow, 2,
    sym__arrow,
    sym_operator,
  sym__prefix_dot, 2,
    sym__prefix_dot,
    sym_operator,
  sym__paren_open, 2,
    sym__paren_open,
    anon_alias_sym_LPAREN_POUND,
  0,
};

static TSCharacterRange sym_variable_character_set_1[] = {
  {'_', '_'}, {'a', 'z'}, {0xaa, 0xaa}, {0xb5, 0xb5}, {0xba, 0xba}, {0xdf, 0xf6}, {0xf8, 0xff}, {0x101, 0x101},
  {0x103, 0x103}, {0x105, 0x105}, {0x107, 0x107}, {0x109, 0x109}, {0x10b, 0x10b}, {0x10d, 0x10d}, {0x10f, 0x10f}, {0x111, 0x111},
  {0x113, 0x113}, {0x115, 0x115}, {0x117, 0x117}, {0x119, 0x119}, {0x11b, 0x11b}, {0x11d, 0x11d}, {0x11f, 0x11f}, {0x121, 0x121},
  {0x123, 0x123}, {0x125, 0x125}, {0x127, 0x127}, {0x129, 0x129}, {0x12b, 0x12b}, {0x12d, 0x12d}, {0x12f, 0x12f}, {0x131, 0x131},
  {0x133, 0x133}, {0x135, 0x135}, {0x137, 0x138}, {0x13a, 0x13a}, {0x13c, 0x13c}, {0x13e, 0x13e}, {0x140, 0x140}, {0x142, 0x142},
  {0x144, 0x144}, {0x146, 0x146}, {0x148, 0x149}, {0x14b, 0x14b}, {0x14d, 0x14d}, {0x14f, 0x14f}, {0x151, 0x151}, {0x153, 0x153},
  {0x155, 0x155}, {0x157, 0x157}, {0x159, 0x159}, {0x15b, 0x15b}, {0x15d, 0x15d}, {0x15f, 0x15f}, {0x161, 0x161}, {0x163, 0x163},
  {0x165, 0x165}, {0x167, 0x167}, {0x169, 0x169}, {0x16b, 0x16b}, {0x16d, 0x16d}, {0x16f, 0x16f}, {0x171, 0x171}, {0x173, 0x173},
  {0x175, 0x175}, {0x177, 0x177}, {0x17a, 0x17a}, {0x17c, 0x17c}, {0x17e, 0x180}, {0x183, 0x183}, {0x185, 0x185}, {0x188, 0x188},
  {0x18c, 0x18d}, {0x192, 0x192}, {0x195, 0x195}, {0x199, 0x19b}, {0x19e, 0x19e}, {0x1a1, 0x1a1}, {0x1a3, 0x1a3}, {0x1a5, 0x1a5},
  {0x1a8, 0x1a8}, {0x1aa, 0x1ab}, {0x1ad, 0x1ad}, {0x1b0, 0x1b0}, {0x1b4, 0x1b4}, {0x1b6, 0x1b6}, {0x1b9, 0x1bb}, {0x1bd, 0x1c3},
  {0x1c6, 0x1c6}, {0x1c9, 0x1c9}, {0x1cc, 0x1cc}, {0x1ce, 0x1ce}, {0x1d0, 0x1d0}, {0x1d2, 0x1d2}, {0x1d4, 0x1d4}, {0x1d6, 0x1d6},
  {0x1d8, 0x1d8}, {0x1da, 0x1da}, {0x1dc, 0x1dd}, {0x1df, 0x1df}, {0x1e1, 0x1e1}, {0x1e3, 0x1e3}, {0x1e5, 0x1e5}, {0x1e7, 0x1e7},
  {0x1e9, 0x1e9}, {0x1eb, 0x1eb}, {0x1ed, 0x1ed}, {0x1ef, 0x1f0}, {0x1f3, 0x1f3}, {0x1f5, 0x1f5}, {0x1f9, 0x1f9}, {0x1fb, 0x1fb},
  {0x1fd, 0x1fd}, {0x1ff, 0x1ff}, {0x201, 0x201}, {0x203, 0x203}, {0x205, 0x205}, {0x207, 0x207}, {0x209, 0x209}, {0x20b, 0x20b},
  {0x20d, 0x20d}, {0x20f, 0x20f}, {0x211, 0x211}, {0x213, 0x213}, {0x215, 0x215}, {0x217, 0x217}, {0x219, 0x219}, {0x21b, 0x21b},
  {0x21d, 0x21d}, {0x21f, 0x21f}, {0x221, 0x221}, {0x223, 0x223}, {0x225, 0x225}, {0x227, 0x227}, {0x229, 0x229}, {0x22b, 0x22b},
  {0x22d, 0x22d}, {0x22f, 0x22f}, {0x231, 0x231}, {0x233, 0x239}, {0x23c, 0x23c}, {0x23f, 0x240}, {0x242, 0x242}, {0x247, 0x247},
  {0x249, 0x249}, {0x24b, 0x24b}, {0x24d, 0x24d}, {0x24f, 0x2af}, {0x371, 0x371}, {0x373, 0x373}, {0x377, 0x377}, {0x37b, 0x37d},
  {0x390, 0x390}, {0x3ac, 0x3ce}, {0x3d0, 0x3d1}, {0x3d5, 0x3d7}, {0x3d9, 0x3d9}, {0x3db, 0x3db}, {0x3dd, 0x3dd}, {0x3df, 0x3df},
  {0x3e1, 0x3e1}, {0x3e3, 0x3e3}, {0x3e5, 0x3e5}, {0x3e7, 0x3e7}, {0x3e9, 0x3e9}, {0x3eb, 0x3eb}, {0x3ed, 0x3ed}, {0x3ef, 0x3f3},
  {0x3f5, 0x3f5}, {0x3f8, 0x3f8}, {0x3fb, 0x3fc}, {0x430, 0x45f}, {0x461, 0x461}, {0x463, 0x463}, {0x465, 0x465}, {0x467, 0x467},
  {0x469, 0x469}, {0x46b, 0x46b}, {0x46d, 0x46d}, {0x46f, 0x46f}, {0x471, 0x471}, {0x473, 0x473}, {0x475, 0x475}, {0x477, 0x477},
  {0x479, 0x479}, {0x47b, 0x47b}, {0x47d, 0x47d}, {0x47f, 0x47f}, {0x481, 0x481}, {0x48b, 0x48b}, {0x48d, 0x48d}, {0x48f, 0x48f},
  {0x491, 0x491}, {0x493, 0x493}, {0x495, 0x495}, {0x497, 0x497}, {0x499, 0x499}, {0x49b, 0x49b}, {0x49d, 0x49d}, {0x49f, 0x49f},
  {0x4a1, 0x4a1}, {0x4a3, 0x4a3}, {0x4a5, 0x4a5}, {0x4a7, 0x4a7}, {0x4a9, 0x4a9}, {0x4ab, 0x4ab}, {0x4ad, 0x4ad}, {0x4af, 0x4af},
  {0x4b1, 0x4b1}, {0x4b3, 0x4b3}, {0x4b5, 0x4b5}, {0x4b7, 0x4b7}, {0x4b9, 0x4b9}, {0x4bb, 0x4bb}, {0x4bd, 0x4bd}, {0x4bf, 0x4bf},
  {0x4c2, 0x4c2}, {0x4c4, 0x4c4}, {0x4c6, 0x4c6}, {0x4c8, 0x4c8}, {0x4ca, 0x4ca}, {0x4cc, 0x4cc}, {0x4ce, 0x4cf}, {0x4d1, 0x4d1},
  {0x4d3, 0x4d3}, {0x4d5, 0x4d5}, {0x4d7, 0x4d7}, {0x4d9, 0x4d9}, {0x4db, 0x4db}, {0x4dd, 0x4dd}, {0x4df, 0x4df}, {0x4e1, 0x4e1},
  {0x4e3, 0x4e3}, {0x4e5, 0x4e5}, {0x4e7, 0x4e7}, {0x4e9, 0x4e9}, {0x4eb, 0x4eb}, {0x4ed, 0x4ed}, {0x4ef, 0x4ef}, {0x4f1, 0x4f1},
  {0x4f3, 0x4f3}, {0x4f5, 0x4f5}, {0x4f7, 0x4f7}, {0x4f9, 0x4f9}, {0x4fb, 0x4fb}, {0x4fd, 0x4fd}, {0x4ff, 0x4ff}, {0x501, 0x501},
  {0x503, 0x503}, {0x505, 0x505}, {0x507, 0x507}, {0x509, 0x509}, {0x50b, 0x50b}, {0x50d, 0x50d}, {0x50f, 0x50f}, {0x511, 0x511},
  {0x513, 0x513}, {0x515, 0x515}, {0x517, 0x517}, {0x519, 0x519}, {0x51b, 0x51b}, {0x51d, 0x51d}, {0x51f, 0x51f}, {0x521, 0x521},
  {0x523, 0x523}, {0x525, 0x525}, {0x527, 0x527}, {0x529, 0x529}, {0x52b, 0x52b}, {0x52d, 0x52d}, {0x52f, 0x52f}, {0x560, 0x588},
  {0x5d0, 0x5ea}, {0x5ef, 0x5f2}, {0x620, 0x63f}, {0x641, 0x64a}, {0x66e, 0x66f}, {0x671, 0x6d3}, {0x6d5, 0x6d5}, {0x6ee, 0x6ef},
  {0x6fa, 0x6fc}, {0x6ff, 0x6ff}, {0x710, 0x710}, {0x712, 0x72f}, {0x74d, 0x7a5}, {0x7b1, 0x7b1}, {0x7ca, 0x7ea}, {0x800, 0x815},
  {0x840, 0x858}, {0x860, 0x86a}, {0x870, 0x887}, {0x889, 0x88e}, {0x8a0, 0x8c8}, {0x904, 0x939}, {0x93d, 0x93d}, {0x950, 0x950},
  {0x958, 0x961}, {0x972, 0x980}, {0x985, 0x98c}, {0x98f, 0x990}, {0x993, 0x9a8}, {0x9aa, 0x9b0}, {0x9b2, 0x9b2}, {0x9b6, 0x9b9},
  {0x9bd, 0x9bd}, {0x9ce, 0x9ce}, {0x9dc, 0x9dd}, {0x9df, 0x9e1}, {0x9f0, 0x9f1}, {0x9fc, 0x9fc}, {0xa05, 0xa0a}, {0xa0f, 0xa10},
  {0xa13, 0xa28}, {0xa2a, 0xa30}, {0xa32, 0xa33}, {0xa35, 0xa36}, {0xa38, 0xa39}, {0xa59, 0xa5c}, {0xa5e, 0xa5e}, {0xa72, 0xa74},
  {0xa85, 0xa8d}, {0xa8f, 0xa91}, {0xa93, 0xaa8}, {0xaaa, 0xab0}, {0xab2, 0xab3}, {0xab5, 0xab9}, {0xabd, 0xabd}, {0xad0, 0xad0},
  {0xae0, 0xae1}, {0xaf9, 0xaf9}, {0xb05, 0xb0c}, {0xb0f, 0xb10}, {0xb13, 0xb28}, {0xb2a, 0xb30}, {0xb32, 0xb33}, {0xb35, 0xb39},
  {0xb3d, 0xb3d}, {0xb5c, 0xb5d}, {0xb5f, 0xb61}, {0xb71, 0xb71}, {0xb83, 0xb83}, {0xb85, 0xb8a}, {0xb8e, 0xb90}, {0xb92, 0xb95},
  {0xb99, 0xb9a}, {0xb9c, 0xb9c}, {0xb9e, 0xb9f}, {0xba3, 0xba4}, {0xba8, 0xbaa}, {0xbae, 0xbb9}, {0xbd0, 0xbd0}, {0xc05, 0xc0c},
  {0xc0e, 0xc10}, {0xc12, 0xc28}, {0xc2a, 0xc39}, {0xc3d, 0xc3d}, {0xc58, 0xc5a}, {0xc5d, 0xc5d}, {0xc60, 0xc61}, {0xc80, 0xc80},
  {0xc85, 0xc8c}, {0xc8e, 0xc90}, {0xc92, 0xca8}, {0xcaa, 0xcb3}, {0xcb5, 0xcb9}, {0xcbd, 0xcbd}, {0xcdd, 0xcde}, {0xce0, 0xce1},
  {0xcf1, 0xcf2}, {0xd04, 0xd0c}, {0xd0e, 0xd10}, {0xd12, 0xd3a}, {0xd3d, 0xd3d}, {0xd4e, 0xd4e}, {0xd54, 0xd56}, {0xd5f, 0xd61},
  {0xd7a, 0xd7f}, {0xd85, 0xd96}, {0xd9a, 0xdb1}, {0xdb3, 0xdbb}, {0xdbd, 0xdbd}, {0xdc0, 0xdc6}, {0xe01, 0xe30}, {0xe32, 0xe33},
  {0xe40, 0xe45}, {0xe81, 0xe82}, {0xe84, 0xe84}, {0xe86, 0xe8a}, {0xe8c, 0xea3}, {0xea5, 0xea5}, {0xea7, 0xeb0}, {0xeb2, 0xeb3},
  {0xebd, 0xebd}, {0xec0, 0xec4}, {0xedc, 0xedf}, {0xf00, 0xf00}, {0xf40, 0xf47}, {0xf49, 0xf6c}, {0xf88, 0xf8c}, {0x1000, 0x102a},
  {0x103f, 0x103f}, {0x1050, 0x1055}, {0x105a, 0x105d}, {0x1061, 0x1061}, {0x1065, 0x1066}, {0x106e, 0x1070}, {0x1075, 0x1081}, {0x108e, 0x108e},
  {0x10d0, 0x10fa}, {0x10fd, 0x1248}, {0x124a, 0x124d}, {0x1250, 0x1256}, {0x1258, 0x1258}, {0x125a, 0x125d}, {0x1260, 0x1288}, {0x128a, 0x128d},
  {0x1290, 0x12b0}, {0x12b2, 0x12b5}, {0x12b8, 0x12be}, {0x12c0, 0x12c0}, {0x12c2, 0x12c5}, {0x12c8, 0x12d6}, {0x12d8, 0x1310}, {0x1312, 0x1315},
  {0x1318, 0x135a}, {0x1380, 0x138f}, {0x13f8, 0x13fd}, {0x1401, 0x166c}, {0x166f, 0x167f}, {0x1681, 0x169a}, {0x16a0, 0x16ea}, {0x16f1, 0x16f8},
  {0x1700, 0x1711}, {0x171f, 0x1731}, {0x1740, 0x1751}, {0x1760, 0x176c}, {0x176e, 0x1770}, {0x1780, 0x17b3}, {0x17dc, 0x17dc}, {0x1820, 0x1842},
  {0x1844, 0x1878}, {0x1880, 0x1884}, {0x1887, 0x18a8}, {0x18aa, 0x18aa}, {0x18b0, 0x18f5}, {0x1900, 0x191e}, {0x1950, 0x196d}, {0x1970, 0x1974},
  {0x1980, 0x19ab}, {0x19b0, 0x19c9}, {0x1a00, 0x1a16}, {0x1a20, 0x1a54}, {0x1b05, 0x1b33}, {0x1b45, 0x1b4c}, {0x1b83, 0x1ba0}, {0x1bae, 0x1baf},
  {0x1bba, 0x1be5}, {0x1c00, 0x1c23}, {0x1c4d, 0x1c4f}, {0x1c5a, 0x1c77}, {0x1c80, 0x1c88}, {0x1ce9, 0x1cec}, {0x1cee, 0x1cf3}, {0x1cf5, 0x1cf6},
  {0x1cfa, 0x1cfa}, {0x1d00, 0x1d2b}, {0x1d6b, 0x1d77}, {0x1d79, 0x1d9a}, {0x1e01, 0x1e01}, {0x1e03, 0x1e03}, {0x1e05, 0x1e05}, {0x1e07, 0x1e07},
  {0x1e09, 0x1e09}, {0x1e0b, 0x1e0b}, {0x1e0d, 0x1e0d}, {0x1e0f, 0x1e0f}, {0x1e11, 0x1e11}, {0x1e13, 0x1e13}, {0x1e15, 0x1e15}, {0x1e17, 0x1e17},
  {0x1e19, 0x1e19}, {0x1e1b, 0x1e1b}, {0x1e1d, 0x1e1d}, {0x1e1f, 0x1e1f}, {0x1e21, 0x1e21}, {0x1e23, 0x1e23}, {0x1e25, 0x1e25}, {0x1e27, 0x1e27},
  {0x1e29, 0x1e29}, {0x1e2b, 0x1e2b}, {0x1e2d, 0x1e2d}, {0x1e2f, 0x1e2f}, {0x1e31, 0x1e31}, {0x1e33, 0x1e33}, {0x1e35, 0x1e35}, {0x1e37, 0x1e37},
  {0x1e39, 0x1e39}, {0x1e3b, 0x1e3b}, {0x1e3d, 0x1e3d}, {0x1e3f, 0x1e3f}, {0x1e41, 0x1e41}, {0x1e43, 0x1e43}, {0x1e45, 0x1e45}, {0x1e47, 0x1e47},
  {0x1e49, 0x1e49}, {0x1e4b, 0x1e4b}, {0x1e4d, 0x1e4d}, {0x1e4f, 0x1e4f}, {0x1e51, 0x1e51}, {0x1e53, 0x1e53}, {0x1e55, 0x1e55}, {0x1e57, 0x1e57},
  {0x1e59, 0x1e59}, {0x1e5b, 0x1e5b}, {0x1e5d, 0x1e5d}, {0x1e5f, 0x1e5f}, {0x1e61, 0x1e61}, {0x1e63, 0x1e63}, {0x1e65, 0x1e65}, {0x1e67, 0x1e67},
  {0x1e69, 0x1e69}, {0x1e6b, 0x1e6b}, {0x1e6d, 0x1e6d}, {0x1e6f, 0x1e6f}, {0x1e71, 0x1e71}, {0x1e73, 0x1e73}, {0x1e75, 0x1e75}, {0x1e77, 0x1e77},
  {0x1e79, 0x1e79}, {0x1e7b, 0x1e7b}, {0x1e7d, 0x1e7d}, {0x1e7f, 0x1e7f}, {0x1e81, 0x1e81}, {0x1e83, 0x1e83}, {0x1e85, 0x1e85}, {0x1e87, 0x1e87},
  {0x1e89, 0x1e89}, {0x1e8b, 0x1e8b}, {0x1e8d, 0x1e8d}, {0x1e8f, 0x1e8f}, {0x1e91, 0x1e91}, {0x1e93, 0x1e93}, {0x1e95, 0x1e9d}, {0x1e9f, 0x1e9f},
  {0x1ea1, 0x1ea1}, {0x1ea3, 0x1ea3}, {0x1ea5, 0x1ea5}, {0x1ea7, 0x1ea7}, {0x1ea9, 0x1ea9}, {0x1eab, 0x1eab}, {0x1ead, 0x1ead}, {0x1eaf, 0x1eaf},
  {0x1eb1, 0x1eb1}, {0x1eb3, 0x1eb3}, {0x1eb5, 0x1eb5}, {0x1eb7, 0x1eb7}, {0x1eb9, 0x1eb9}, {0x1ebb, 0x1ebb}, {0x1ebd, 0x1ebd}, {0x1ebf, 0x1ebf},
  {0x1ec1, 0x1ec1}, {0x1ec3, 0x1ec3}, {0x1ec5, 0x1ec5}, {0x1ec7, 0x1ec7}, {0x1ec9, 0x1ec9}, {0x1ecb, 0x1ecb}, {0x1ecd, 0x1ecd}, {0x1ecf, 0x1ecf},
  {0x1ed1, 0x1ed1}, {0x1ed3, 0x1ed3}, {0x1ed5, 0x1ed5}, {0x1ed7, 0x1ed7}, {0x1ed9, 0x1ed9}, {0x1edb, 0x1edb}, {0x1edd, 0x1edd}, {0x1edf, 0x1edf},
  {0x1ee1, 0x1ee1}, {0x1ee3, 0x1ee3}, {0x1ee5, 0x1ee5}, {0x1ee7, 0x1ee7}, {0x1ee9, 0x1ee9}, {0x1eeb, 0x1eeb}, {0x1eed, 0x1eed}, {0x1eef, 0x1eef},
  {0x1ef1, 0x1ef1}, {0x1ef3, 0x1ef3}, {0x1ef5, 0x1ef5}, {0x1ef7, 0x1ef7}, {0x1ef9, 0x1ef9}, {0x1efb, 0x1efb}, {0x1efd, 0x1efd}, {0x1eff, 0x1f07},
  {0x1f10, 0x1f15}, {0x1f20, 0x1f27}, {0x1f30, 0x1f37}, {0x1f40, 0x1f45}, {0x1f50, 0x1f57}, {0x1f60, 0x1f67}, {0x1f70, 0x1f7d}, {0x1f80, 0x1f87},
  {0x1f90, 0x1f97}, {0x1fa0, 0x1fa7}, {0x1fb0, 0x1fb4}, {0x1fb6, 0x1fb7}, {0x1fbe, 0x1fbe}, {0x1fc2, 0x1fc4}, {0x1fc6, 0x1fc7}, {0x1fd0, 0x1fd3},
  {0x1fd6, 0x1fd7}, {0x1fe0, 0x1fe7}, {0x1ff2, 0x1ff4}, {0x1ff6, 0x1ff7}, {0x210a, 0x210a}, {0x210e, 0x210f}, {0x2113, 0x2113}, {0x212f, 0x212f},
  {0x2134, 0x2139}, {0x213c, 0x213d}, {0x2146, 0x2149}, {0x214e, 0x214e}, {0x2184, 0x2184}, {0x2c30, 0x2c5f}, {0x2c61, 0x2c61}, {0x2c65, 0x2c66},
  {0x2c68, 0x2c68}, {0x2c6a, 0x2c6a}, {0x2c6c, 0x2c6c}, {0x2c71, 0x2c71}, {0x2c73, 0x2c74}, {0x2c76, 0x2c7b}, {0x2c81, 0x2c81}, {0x2c83, 0x2c83},
  {0x2c85, 0x2c85}, {0x2c87, 0x2c87}, {0x2c89, 0x2c89}, {0x2c8b, 0x2c8b}, {0x2c8d, 0x2c8d}, {0x2c8f, 0x2c8f}, {0x2c91, 0x2c91}, {0x2c93, 0x2c93},
  {0x2c95, 0x2c95}, {0x2c97, 0x2c97}, {0x2c99, 0x2c99}, {0x2c9b, 0x2c9b}, {0x2c9d, 0x2c9d}, {0x2c9f, 0x2c9f}, {0x2ca1, 0x2ca1}, {0x2ca3, 0x2ca3},
  {0x2ca5, 0x2ca5}, {0x2ca7, 0x2ca7}, {0x2ca9, 0x2ca9}, {0x2cab, 0x2cab}, {0x2cad, 0x2cad}, {0x2caf, 0x2caf}, {0x2cb1, 0x2cb1}, {0x2cb3, 0x2cb3},
  {0x2cb5, 0x2cb5}, {0x2cb7, 0x2cb7}, {0x2cb9, 0x2cb9}, {0x2cbb, 0x2cbb}, {0x2cbd, 0x2cbd}, {0x2cbf, 0x2cbf}, {0x2cc1, 0x2cc1}, {0x2cc3, 0x2cc3},
  {0x2cc5, 0x2cc5}, {0x2cc7, 0x2cc7}, {0x2cc9, 0x2cc9}, {0x2ccb, 0x2ccb}, {0x2ccd, 0x2ccd}, {0x2ccf, 0x2ccf}, {0x2cd1, 0x2cd1}, {0x2cd3, 0x2cd3},
  {0x2cd5, 0x2cd5}, {0x2cd7, 0x2cd7}, {0x2cd9, 0x2cd9}, {0x2cdb, 0x2cdb}, {0x2cdd, 0x2cdd}, {0x2cdf, 0x2cdf}, {0x2ce1, 0x2ce1}, {0x2ce3, 0x2ce4},
  {0x2cec, 0x2cec}, {0x2cee, 0x2cee}, {0x2cf3, 0x2cf3}, {0x2d00, 0x2d25}, {0x2d27, 0x2d27}, {0x2d2d, 0x2d2d}, {0x2d30, 0x2d67}, {0x2d80, 0x2d96},
  {0x2da0, 0x2da6}, {0x2da8, 0x2dae}, {0x2db0, 0x2db6}, {0x2db8, 0x2dbe}, {0x2dc0, 0x2dc6}, {0x2dc8, 0x2dce}, {0x2dd0, 0x2dd6}, {0x2dd8, 0x2dde},
  {0x3006, 0x3006}, {0x303c, 0x303c}, {0x3041, 0x3096}, {0x309f, 0x309f}, {0x30a1, 0x30fa}, {0x30ff, 0x30ff}, {0x3105, 0x312f}, {0x3131, 0x318e},
  {0x31a0, 0x31bf}, {0x31f0, 0x31ff}, {0x3400, 0x3400}, {0x4dbf, 0x4dbf}, {0x4e00, 0x4e00}, {0x9fff, 0xa014}, {0xa016, 0xa48c}, {0xa4d0, 0xa4f7},
  {0xa500, 0xa60b}, {0xa610, 0xa61f}, {0xa62a, 0xa62b}, {0xa641, 0xa641}, {0xa643, 0xa643}, {0xa645, 0xa645}, {0xa647, 0xa647}, {0xa649, 0xa649},
  {0xa64b, 0xa64b}, {0xa64d, 0xa64d}, {0xa64f, 0xa64f}, {0xa651, 0xa651}, {0xa653, 0xa653}, {0xa655, 0xa655}, {0xa657, 0xa657}, {0xa659, 0xa659},
  {0xa65b, 0xa65b}, {0xa65d, 0xa65d}, {0xa65f, 0xa65f}, {0xa661, 0xa661}, {0xa663, 0xa663}, {0xa665, 0xa665}, {0xa667, 0xa667}, {0xa669, 0xa669},
  {0xa66b, 0xa66b}, {0xa66d, 0xa66e}, {0xa681, 0xa681}, {0xa683, 0xa683}, {0xa685, 0xa685}, {0xa687, 0xa687}, {0xa689, 0xa689}, {0xa68b, 0xa68b},
  {0xa68d, 0xa68d}, {0xa68f, 0xa68f}, {0xa691, 0xa691}, {0xa693, 0xa693}, {0xa695, 0xa695}, {0xa697, 0xa697}, {0xa699, 0xa699}, {0xa69b, 0xa69b},
  {0xa6a0, 0xa6e5}, {0xa723, 0xa723}, {0xa725, 0xa725}, {0xa727, 0xa727}, {0xa729, 0xa729}, {0xa72b, 0xa72b}, {0xa72d, 0xa72d}, {0xa72f, 0xa731},
  {0xa733, 0xa733}, {0xa735, 0xa735}, {0xa737, 0xa737}, {0xa739, 0xa739}, {0xa73b, 0xa73b}, {0xa73d, 0xa73d}, {0xa73f, 0xa73f}, {0xa741, 0xa741},
  {0xa743, 0xa743}, {0xa745, 0xa745}, {0xa747, 0xa747}, {0xa749, 0xa749}, {0xa74b, 0xa74b}, {0xa74d, 0xa74d}, {0xa74f, 0xa74f}, {0xa751, 0xa751},
  {0xa753, 0xa753}, {0xa755, 0xa755}, {0xa757, 0xa757}, {0xa759, 0xa759}, {0xa75b, 0xa75b}, {0xa75d, 0xa75d}, {0xa75f, 0xa75f}, {0xa761, 0xa761},
  {0xa763, 0xa763}, {0xa765, 0xa765}, {0xa767, 0xa767}, {0xa769, 0xa769}, {0xa76b, 0xa76b}, {0xa76d, 0xa76d}, {0xa76f, 0xa76f}, {0xa771, 0xa778},
  {0xa77a, 0xa77a}, {0xa77c, 0xa77c}, {0xa77f, 0xa77f}, {0xa781, 0xa781}, {0xa783, 0xa783}, {0xa785, 0xa785}, {0xa787, 0xa787}, {0xa78c, 0xa78c},
  {0xa78e, 0xa78f}, {0xa791, 0xa791}, {0xa793, 0xa795}, {0xa797, 0xa797}, {0xa799, 0xa799}, {0xa79b, 0xa79b}, {0xa79d, 0xa79d}, {0xa79f, 0xa79f},
  {0xa7a1, 0xa7a1}, {0xa7a3, 0xa7a3}, {0xa7a5, 0xa7a5}, {0xa7a7, 0xa7a7}, {0xa7a9, 0xa7a9}, {0xa7af, 0xa7af}, {0xa7b5, 0xa7b5}, {0xa7b7, 0xa7b7},
  {0xa7b9, 0xa7b9}, {0xa7bb, 0xa7bb}, {0xa7bd, 0xa7bd}, {0xa7bf, 0xa7bf}, {0xa7c1, 0xa7c1}, {0xa7c3, 0xa7c3}, {0xa7c8, 0xa7c8}, {0xa7ca, 0xa7ca},
  {0xa7d1, 0xa7d1}, {0xa7d3, 0xa7d3}, {0xa7d5, 0xa7d5}, {0xa7d7, 0xa7d7}, {0xa7d9, 0xa7d9}, {0xa7f6, 0xa7f7}, {0xa7fa, 0xa801}, {0xa803, 0xa805},
  {0xa807, 0xa80a}, {0xa80c, 0xa822}, {0xa840, 0xa873}, {0xa882, 0xa8b3}, {0xa8f2, 0xa8f7}, {0xa8fb, 0xa8fb}, {0xa8fd, 0xa8fe}, {0xa90a, 0xa925},
  {0xa930, 0xa946}, {0xa960, 0xa97c}, {0xa984, 0xa9b2}, {0xa9e0, 0xa9e4}, {0xa9e7, 0xa9ef}, {0xa9fa, 0xa9fe}, {0xaa00, 0xaa28}, {0xaa40, 0xaa42},
  {0xaa44, 0xaa4b}, {0xaa60, 0xaa6f}, {0xaa71, 0xaa76}, {0xaa7a, 0xaa7a}, {0xaa7e, 0xaaaf}, {0xaab1, 0xaab1}, {0xaab5, 0xaab6}, {0xaab9, 0xaabd},
  {0xaac0, 0xaac0}, {0xaac2, 0xaac2}, {0xaadb, 0xaadc}, {0xaae0, 0xaaea}, {0xaaf2, 0xaaf2}, {0xab01, 0xab06}, {0xab09, 0xab0e}, {0xab11, 0xab16},
  {0xab20, 0xab26}, {0xab28, 0xab2e}, {0xab30, 0xab5a}, {0xab60, 0xab68}, {0xab70, 0xabe2}, {0xac00, 0xac00}, {0xd7a3, 0xd7a3}, {0xd7b0, 0xd7c6},
  {0xd7cb, 0xd7fb}, {0xf900, 0xfa6d}, {0xfa70, 0xfad9}, {0xfb00, 0xfb06}, {0xfb13, 0xfb17}, {0xfb1d, 0xfb1d}, {0xfb1f, 0xfb28}, {0xfb2a, 0xfb36},
  {0xfb38, 0xfb3c}, {0xfb3e, 0xfb3e}, {0xfb40, 0xfb41}, {0xfb43, 0xfb44}, {0xfb46, 0xfbb1}, {0xfbd3, 0xfd3d}, {0xfd50, 0xfd8f}, {0xfd92, 0xfdc7},
  {0xfdf0, 0xfdfb}, {0xfe70, 0xfe74}, {0xfe76, 0xfefc}, {0xff41, 0xff5a}, {0xff66, 0xff6f}, {0xff71, 0xff9d}, {0xffa0, 0xffbe}, {0xffc2, 0xffc7},
  {0xffca, 0xffcf}, {0xffd2, 0xffd7}, {0xffda, 0xffdc}, {0x10000, 0x1000b}, {0x1000d, 0x10026}, {0x10028, 0x1003a}, {0x1003c, 0x1003d}, {0x1003f, 0x1004d},
  {0x10050, 0x1005d}, {0x10080, 0x100fa}, {0x10280, 0x1029c}, {0x102a0, 0x102d0}, {0x10300, 0x1031f}, {0x1032d, 0x10340}, {0x10342, 0x10349}, {0x10350, 0x10375},
  {0x10380, 0x1039d}, {0x103a0, 0x103c3}, {0x103c8, 0x103cf}, {0x10428, 0x1049d}, {0x104d8, 0x104fb}, {0x10500, 0x10527}, {0x10530, 0x10563}, {0x10597, 0x105a1},
  {0x105a3, 0x105b1}, {0x105b3, 0x105b9}, {0x105bb, 0x105bc}, {0x10600, 0x10736}, {0x10740, 0x10755}, {0x10760, 0x10767}, {0x10800, 0x10805}, {0x10808, 0x10808},
  {0x1080a, 0x10835}, {0x10837, 0x10838}, {0x1083c, 0x1083c}, {0x1083f, 0x10855}, {0x10860, 0x10876}, {0x10880, 0x1089e}, {0x108e0, 0x108f2}, {0x108f4, 0x108f5},
  {0x10900, 0x10915},
};

static TSCharacterRange sym_implicit_variable_character_set_1[] = {
  {'\'', '\''}, {'0', '9'}, {'A', 'Z'}, {'_', '_'}, {'a', 'z'}, {0xaa, 0xaa}, {0xb2, 0xb3}, {0xb5, 0xb5},
  {0xb9, 0xba}, {0xbc, 0xbe}, {0xc0, 0xd6}, {0xd8, 0xf6}, {0xf8, 0x2c1}, {0x2c6, 0x2d1}, {0x2e0, 0x2e4}, {0x2ec, 0x2ec},
  {0x2ee, 0x2ee}, {0x300, 0x374}, {0x376, 0x377}, {0x37a, 0x37d}, {0x37f, 0x37f}, {0x386, 0x386}, {0x388, 0x38a}, {0x38c, 0x38c},
  {0x38e, 0x3a1}, {0x3a3, 0x3f5}, {0x3f7, 0x481}, {0x483, 0x487}, {0x48a, 0x52f}, {0x531, 0x556}, {0x559, 0x559}, {0x560, 0x588},
  {0x591, 0x5bd}, {0x5bf, 0x5bf}, {0x5c1, 0x5c2}, {0x5c4, 0x5c5}, {0x5c7, 0x5c7}, {0x5d0, 0x5ea}, {0x5ef, 0x5f2}, {0x610, 0x61a},
  {0x620, 0x669}, {0x66e, 0x6d3}, {0x6d5, 0x6dc}, {0x6df, 0x6e8}, {0x6ea, 0x6fc}, {0x6ff, 0x6ff}, {0x710, 0x74a}, {0x74d, 0x7b1},
  {0x7c0, 0x7f5}, {0x7fa, 0x7fa}, {0x7fd, 0x7fd}, {0x800, 0x82d}, {0x840, 0x85b}, {0x860, 0x86a}, {0x870, 0x887}, {0x889, 0x88e},
  {0x898, 0x8e1}, {0x8e3, 0x902}, {0x904, 0x93a}, {0x93c, 0x93d}, {0x941, 0x948}, {0x94d, 0x94d}, {0x950, 0x963}, {0x966, 0x96f},
  {0x971, 0x981}, {0x985, 0x98c}, {0x98f, 0x990}, {0x993, 0x9a8}, {0x9aa, 0x9b0}, {0x9b2, 0x9b2}, {0x9b6, 0x9b9}, {0x9bc, 0x9bd},
  {0x9c1, 0x9c4}, {0x9cd, 0x9ce}, {0x9dc, 0x9dd}, {0x9df, 0x9e3}, {0x9e6, 0x9f1}, {0x9f4, 0x9f9}, {0x9fc, 0x9fc}, {0x9fe, 0x9fe},
  {0xa01, 0xa02}, {0xa05, 0xa0a}, {0xa0f, 0xa10}, {0xa13, 0xa28}, {0xa2a, 0xa30}, {0xa32, 0xa33}, {0xa35, 0xa36}, {0xa38, 0xa39},
  {0xa3c, 0xa3c}, {0xa41, 0xa42}, {0xa47, 0xa48}, {0xa4b, 0xa4d}, {0xa51, 0xa51}, {0xa59, 0xa5c}, {0xa5e, 0xa5e}, {0xa66, 0xa75},
  {0xa81, 0xa82}, {0xa85, 0xa8d}, {0xa8f, 0xa91}, {0xa93, 0xaa8}, {0xaaa, 0xab0}, {0xab2, 0xab3}, {0xab5, 0xab9}, {0xabc, 0xabd},
  {0xac1, 0xac5}, {0xac7, 0xac8}, {0xacd, 0xacd}, {0xad0, 0xad0}, {0xae0, 0xae3}, {0xae6, 0xaef}, {0xaf9, 0xaff}, {0xb01, 0xb01},
  {0xb05, 0xb0c}, {0xb0f, 0xb10}, {0xb13, 0xb28}, {0xb2a, 0xb30}, {0xb32, 0xb33}, {0xb35, 0xb39}, {0xb3c, 0xb3d}, {0xb3f, 0xb3f},
  {0xb41, 0xb44}, {0xb4d, 0xb4d}, {0xb55, 0xb56}, {0xb5c, 0xb5d}, {0xb5f, 0xb63}, {0xb66, 0xb6f}, {0xb71, 0xb77}, {0xb82, 0xb83},
  {0xb85, 0xb8a}, {0xb8e, 0xb90}, {0xb92, 0xb95}, {0xb99, 0xb9a}, {0xb9c, 0xb9c}, {0xb9e, 0xb9f}, {0xba3, 0xba4}, {0xba8, 0xbaa},
  {0xbae, 0xbb9}, {0xbc0, 0xbc0}, {0xbcd, 0xbcd}, {0xbd0, 0xbd0}, {0xbe6, 0xbf2}, {0xc00, 0xc00}, {0xc04, 0xc0c}, {0xc0e, 0xc10},
  {0xc12, 0xc28}, {0xc2a, 0xc39}, {0xc3c, 0xc40}, {0xc46, 0xc48}, {0xc4a, 0xc4d}, {0xc55, 0xc56}, {0xc58, 0xc5a}, {0xc5d, 0xc5d},
  {0xc60, 0xc63}, {0xc66, 0xc6f}, {0xc78, 0xc7e}, {0xc80, 0xc81}, {0xc85, 0xc8c}, {0xc8e, 0xc90}, {0xc92, 0xca8}, {0xcaa, 0xcb3},
  {0xcb5, 0xcb9}, {0xcbc, 0xcbd}, {0xcbf, 0xcbf}, {0xcc6, 0xcc6}, {0xccc, 0xccd}, {0xcdd, 0xcde}, {0xce0, 0xce3}, {0xce6, 0xcef},
  {0xcf1, 0xcf2}, {0xd00, 0xd01}, {0xd04, 0xd0c}, {0xd0e, 0xd10}, {0xd12, 0xd3d}, {0xd41, 0xd44}, {0xd4d, 0xd4e}, {0xd54, 0xd56},
  {0xd58, 0xd63}, {0xd66, 0xd78}, {0xd7a, 0xd7f}, {0xd81, 0xd81}, {0xd85, 0xd96}, {0xd9a, 0xdb1}, {0xdb3, 0xdbb}, {0xdbd, 0xdbd},
  {0xdc0, 0xdc6}, {0xdca, 0xdca}, {0xdd2, 0xdd4}, {0xdd6, 0xdd6}, {0xde6, 0xdef}, {0xe01, 0xe3a}, {0xe40, 0xe4e}, {0xe50, 0xe59},
  {0xe81, 0xe82}, {0xe84, 0xe84}, {0xe86, 0xe8a}, {0xe8c, 0xea3}, {0xea5, 0xea5}, {0xea7, 0xebd}, {0xec0, 0xec4}, {0xec6, 0xec6},
  {0xec8, 0xece}, {0xed0, 0xed9}, {0xedc, 0xedf}, {0xf00, 0xf00}, {0xf18, 0xf19}, {0xf20, 0xf33}, {0xf35, 0xf35}, {0xf37, 0xf37},
  {0xf39, 0xf39}, {0xf40, 0xf47}, {0xf49, 0xf6c}, {0xf71, 0xf7e}, {0xf80, 0xf84}, {0xf86, 0xf97}, {0xf99, 0xfbc}, {0xfc6, 0xfc6},
  {0x1000, 0x102a}, {0x102d, 0x1030}, {0x1032, 0x1037}, {0x1039, 0x103a}, {0x103d, 0x1049}, {0x1050, 0x1055}, {0x1058, 0x1061}, {0x1065, 0x1066},
  {0x106e, 0x1082}, {0x1085, 0x1086}, {0x108d, 0x108e}, {0x1090, 0x1099}, {0x109d, 0x109d}, {0x10a0, 0x10c5}, {0x10c7, 0x10c7}, {0x10cd, 0x10cd},
  {0x10d0, 0x10fa}, {0x10fc, 0x1248}, {0x124a, 0x124d}, {0x1250, 0x1256}, {0x1258, 0x1258}, {0x125a, 0x125d}, {0x1260, 0x1288}, {0x128a, 0x128d},
  {0x1290, 0x12b0}, {0x12b2, 0x12b5}, {0x12b8, 0x12be}, {0x12c0, 0x12c0}, {0x12c2, 0x12c5}, {0x12c8, 0x12d6}, {0x12d8, 0x1310}, {0x1312, 0x1315},
  {0x1318, 0x135a}, {0x135d, 0x135f}, {0x1369, 0x137c}, {0x1380, 0x138f}, {0x13a0, 0x13f5}, {0x13f8, 0x13fd}, {0x1401, 0x166c}, {0x166f, 0x167f},
  {0x1681, 0x169a}, {0x16a0, 0x16ea}, {0x16ee, 0x16f8}, {0x1700, 0x1714}, {0x171f, 0x1733}, {0x1740, 0x1753}, {0x1760, 0x176c}, {0x176e, 0x1770},
  {0x1772, 0x1773}, {0x1780, 0x17b5}, {0x17b7, 0x17bd}, {0x17c6, 0x17c6}, {0x17c9, 0x17d3}, {0x17d7, 0x17d7}, {0x17dc, 0x17dd}, {0x17e0, 0x17e9},
  {0x17f0, 0x17f9}, {0x180b, 0x180d}, {0x180f, 0x1819}, {0x1820, 0x1878}, {0x1880, 0x18aa}, {0x18b0, 0x18f5}, {0x1900, 0x191e}, {0x1920, 0x1922},
  {0x1927, 0x1928}, {0x1932, 0x1932}, {0x1939, 0x193b}, {0x1946, 0x196d}, {0x1970, 0x1974}, {0x1980, 0x19ab}, {0x19b0, 0x19c9}, {0x19d0, 0x19da},
  {0x1a00, 0x1a18}, {0x1a1b, 0x1a1b}, {0x1a20, 0x1a54}, {0x1a56, 0x1a56}, {0x1a58, 0x1a5e}, {0x1a60, 0x1a60}, {0x1a62, 0x1a62}, {0x1a65, 0x1a6c},
  {0x1a73, 0x1a7c}, {0x1a7f, 0x1a89}, {0x1a90, 0x1a99}, {0x1aa7, 0x1aa7}, {0x1ab0, 0x1abd}, {0x1abf, 0x1ace}, {0x1b00, 0x1b03}, {0x1b05, 0x1b34},
  {0x1b36, 0x1b3a}, {0x1b3c, 0x1b3c}, {0x1b42, 0x1b42}, {0x1b45, 0x1b4c}, {0x1b50, 0x1b59}, {0x1b6b, 0x1b73}, {0x1b80, 0x1b81}, {0x1b83, 0x1ba0},
  {0x1ba2, 0x1ba5}, {0x1ba8, 0x1ba9}, {0x1bab, 0x1be6}, {0x1be8, 0x1be9}, {0x1bed, 0x1bed}, {0x1bef, 0x1bf1}, {0x1c00, 0x1c23}, {0x1c2c, 0x1c33},
  {0x1c36, 0x1c37}, {0x1c40, 0x1c49}, {0x1c4d, 0x1c7d}, {0x1c80, 0x1c88}, {0x1c90, 0x1cba}, {0x1cbd, 0x1cbf}, {0x1cd0, 0x1cd2}, {0x1cd4, 0x1ce0},
  {0x1ce2, 0x1cf6}, {0x1cf8, 0x1cfa}, {0x1d00, 0x1f15}, {0x1f18, 0x1f1d}, {0x1f20, 0x1f45}, {0x1f48, 0x1f4d}, {0x1f50, 0x1f57}, {0x1f59, 0x1f59},
  {0x1f5b, 0x1f5b}, {0x1f5d, 0x1f5d}, {0x1f5f, 0x1f7d}, {0x1f80, 0x1fb4}, {0x1fb6, 0x1fbc}, {0x1fbe, 0x1fbe}, {0x1fc2, 0x1fc4}, {0x1fc6, 0x1fcc},
  {0x1fd0, 0x1fd3}, {0x1fd6, 0x1fdb}, {0x1fe0, 0x1fec}, {0x1ff2, 0x1ff4}, {0x1ff6, 0x1ffc}, {0x2070, 0x2071}, {0x2074, 0x2079}, {0x207f, 0x2089},
  {0x2090, 0x209c}, {0x20d0, 0x20dc}, {0x20e1, 0x20e1}, {0x20e5, 0x20f0}, {0x2102, 0x2102}, {0x2107, 0x2107}, {0x210a, 0x2113}, {0x2115, 0x2115},
  {0x2119, 0x211d}, {0x2124, 0x2124}, {0x2126, 0x2126}, {0x2128, 0x2128}, {0x212a, 0x212d}, {0x212f, 0x2139}, {0x213c, 0x213f}, {0x2145, 0x2149},
  {0x214e, 0x214e}, {0x2150, 0x2189}, {0x2460, 0x249b}, {0x24ea, 0x24ff}, {0x2776, 0x2793}, {0x2c00, 0x2ce4}, {0x2ceb, 0x2cf3}, {0x2cfd, 0x2cfd},
  {0x2d00, 0x2d25}, {0x2d27, 0x2d27}, {0x2d2d, 0x2d2d}, {0x2d30, 0x2d67}, {0x2d6f, 0x2d6f}, {0x2d7f, 0x2d96}, {0x2da0, 0x2da6}, {0x2da8, 0x2dae},
  {0x2db0, 0x2db6}, {0x2db8, 0x2dbe}, {0x2dc0, 0x2dc6}, {0x2dc8, 0x2dce}, {0x2dd0, 0x2dd6}, {0x2dd8, 0x2dde}, {0x2de0, 0x2dff}, {0x2e2f, 0x2e2f},
  {0x3005, 0x3007}, {0x3021, 0x302d}, {0x3031, 0x3035}, {0x3038, 0x303c}, {0x3041, 0x3096}, {0x3099, 0x309a}, {0x309d, 0x309f}, {0x30a1, 0x30fa},
  {0x30fc, 0x30ff}, {0x3105, 0x312f}, {0x3131, 0x318e}, {0x3192, 0x3195}, {0x31a0, 0x31bf}, {0x31f0, 0x31ff}, {0x3220, 0x3229}, {0x3248, 0x324f},
  {0x3251, 0x325f}, {0x3280, 0x3289}, {0x32b1, 0x32bf}, {0x3400, 0x3400}, {0x4dbf, 0x4dbf}, {0x4e00, 0x4e00}, {0x9fff, 0xa48c}, {0xa4d0, 0xa4fd},
  {0xa500, 0xa60c}, {0xa610, 0xa62b}, {0xa640, 0xa66f}, {0xa674, 0xa67d}, {0xa67f, 0xa6f1}, {0xa717, 0xa71f}, {0xa722, 0xa788}, {0xa78b, 0xa7ca},
  {0xa7d0, 0xa7d1}, {0xa7d3, 0xa7d3}, {0xa7d5, 0xa7d9}, {0xa7f2, 0xa822}, {0xa825, 0xa826}, {0xa82c, 0xa82c}, {0xa830, 0xa835}, {0xa840, 0xa873},
  {0xa882, 0xa8b3}, {0xa8c4, 0xa8c5}, {0xa8d0, 0xa8d9}, {0xa8e0, 0xa8f7}, {0xa8fb, 0xa8fb}, {0xa8fd, 0xa92d}, {0xa930, 0xa951}, {0xa960, 0xa97c},
  {0xa980, 0xa982}, {0xa984, 0xa9b3}, {0xa9b6, 0xa9b9}, {0xa9bc, 0xa9bd}, {0xa9cf, 0xa9d9}, {0xa9e0, 0xa9fe}, {0xaa00, 0xaa2e}, {0xaa31, 0xaa32},
  {0xaa35, 0xaa36}, {0xaa40, 0xaa4c}, {0xaa50, 0xaa59}, {0xaa60, 0xaa76}, {0xaa7a, 0xaa7a}, {0xaa7c, 0xaa7c}, {0xaa7e, 0xaac2}, {0xaadb, 0xaadd},
  {0xaae0, 0xaaea}, {0xaaec, 0xaaed}, {0xaaf2, 0xaaf4}, {0xaaf6, 0xaaf6}, {0xab01, 0xab06}, {0xab09, 0xab0e}, {0xab11, 0xab16}, {0xab20, 0xab26},
  {0xab28, 0xab2e}, {0xab30, 0xab5a}, {0xab5c, 0xab69}, {0xab70, 0xabe2}, {0xabe5, 0xabe5}, {0xabe8, 0xabe8}, {0xabed, 0xabed}, {0xabf0, 0xabf9},
  {0xac00, 0xac00}, {0xd7a3, 0xd7a3}, {0xd7b0, 0xd7c6}, {0xd7cb, 0xd7fb}, {0xf900, 0xfa6d}, {0xfa70, 0xfad9}, {0xfb00, 0xfb06}, {0xfb13, 0xfb17},
  {0xfb1d, 0xfb28}, {0xfb2a, 0xfb36}, {0xfb38, 0xfb3c}, {0xfb3e, 0xfb3e}, {0xfb40, 0xfb41}, {0xfb43, 0xfb44}, {0xfb46, 0xfbb1}, {0xfbd3, 0xfd3d},
  {0xfd50, 0xfd8f}, {0xfd92, 0xfdc7}, {0xfdf0, 0xfdfb}, {0xfe00, 0xfe0f}, {0xfe20, 0xfe2f}, {0xfe70, 0xfe74}, {0xfe76, 0xfefc}, {0xff10, 0xff19},
  {0xff21, 0xff3a}, {0xff41, 0xff5a}, {0xff66, 0xffbe}, {0xffc2, 0xffc7}, {0xffca, 0xffcf}, {0xffd2, 0xffd7}, {0xffda, 0xffdc}, {0x10000, 0x1000b},
  {0x1000d, 0x10026}, {0x10028, 0x1003a}, {0x1003c, 0x1003d}, {0x1003f, 0x1004d}, {0x10050, 0x1005d}, {0x10080, 0x100fa}, {0x10107, 0x10133}, {0x10140, 0x10178},
  {0x1018a, 0x1018b}, {0x101fd, 0x101fd}, {0x10280, 0x1029c}, {0x102a0, 0x102d0}, {0x102e0, 0x102fb}, {0x10300, 0x10323}, {0x1032d, 0x1034a}, {0x10350, 0x1037a},
  {0x10380, 0x1039d}, {0x103a0, 0x103c3}, {0x103c8, 0x103cf}, {0x103d1, 0x103d5}, {0x10400, 0x1049d}, {0x104a0, 0x104a9}, {0x104b0, 0x104d3}, {0x104d8, 0x104fb},
  {0x10500, 0x10527}, {0x10530, 0x10563}, {0x10570, 0x1057a}, {0x1057c, 0x1058a}, {0x1058c, 0x10592}, {0x10594, 0x10595}, {0x10597, 0x105a1}, {0x105a3, 0x105b1},
  {0x105b3, 0x105b9}, {0x105bb, 0x105bc}, {0x10600, 0x10736}, {0x10740, 0x10755}, {0x10760, 0x10767}, {0x10780, 0x10785}, {0x10787, 0x107b0}, {0x107b2, 0x107ba},
  {0x10800, 0x10805}, {0x10808, 0x10808}, {0x1080a, 0x10835}, {0x10837, 0x10838}, {0x1083c, 0x1083c}, {0x1083f, 0x10855}, {0x10858, 0x10876}, {0x10879, 0x1089e},
  {0x108a7, 0x108af}, {0x108e0, 0x108f2}, {0x108f4, 0x108f5}, {0x108fb, 0x1091b},
};

static TSCharacterRange sym_name_character_set_1[] = {
  {'A', 'Z'}, {0xc0, 0xd6}, {0xd8, 0xde}, {0x100, 0x100}, {0x102, 0x102}, {0x104, 0x104}, {0x106, 0x106}, {0x108, 0x108},
  {0x10a, 0x10a}, {0x10c, 0x10c}, {0x10e, 0x10e}, {0x110, 0x110}, {0x112, 0x112}, {0x114, 0x114}, {0x116, 0x116}, {0x118, 0x118},
  {0x11a, 0x11a}, {0x11c, 0x11c}, {0x11e, 0x11e}, {0x120, 0x120}, {0x122, 0x122}, {0x124, 0x124}, {0x126, 0x126}, {0x128, 0x128},
  {0x12a, 0x12a}, {0x12c, 0x12c}, {0x12e, 0x12e}, {0x130, 0x130}, {0x132, 0x132}, {0x134, 0x134}, {0x136, 0x136}, {0x139, 0x139},
  {0x13b, 0x13b}, {0x13d, 0x13d}, {0x13f, 0x13f}, {0x141, 0x141}, {0x143, 0x143}, {0x145, 0x145}, {0x147, 0x147}, {0x14a, 0x14a},
  {0x14c, 0x14c}, {0x14e, 0x14e}, {0x150, 0x150}, {0x152, 0x152}, {0x154, 0x154}, {0x156, 0x156}, {0x158, 0x158}, {0x15a, 0x15a},
  {0x15c, 0x15c}, {0x15e, 0x15e}, {0x160, 0x160}, {0x162, 0x162}, {0x164, 0x164}, {0x166, 0x166}, {0x168, 0x168}, {0x16a, 0x16a},
  {0x16c, 0x16c}, {0x16e, 0x16e}, {0x170, 0x170}, {0x172, 0x172}, {0x174, 0x174}, {0x176, 0x176}, {0x178, 0x179}, {0x17b, 0x17b},
  {0x17d, 0x17d}, {0x181, 0x182}, {0x184, 0x184}, {0x186, 0x187}, {0x189, 0x18b}, {0x18e, 0x191}, {0x193, 0x194}, {0x196, 0x198},
  {0x19c, 0x19d}, {0x19f, 0x1a0}, {0x1a2, 0x1a2}, {0x1a4, 0x1a4}, {0x1a6, 0x1a7}, {0x1a9, 0x1a9}, {0x1ac, 0x1ac}, {0x1ae, 0x1af},
  {0x1b1, 0x1b3}, {0x1b5, 0x1b5}, {0x1b7, 0x1b8}, {0x1bc, 0x1bc}, {0x1c4, 0x1c5}, {0x1c7, 0x1c8}, {0x1ca, 0x1cb}, {0x1cd, 0x1cd},
  {0x1cf, 0x1cf}, {0x1d1, 0x1d1}, {0x1d3, 0x1d3}, {0x1d5, 0x1d5}, {0x1d7, 0x1d7}, {0x1d9, 0x1d9}, {0x1db, 0x1db}, {0x1de, 0x1de},
  {0x1e0, 0x1e0}, {0x1e2, 0x1e2}, {0x1e4, 0x1e4}, {0x1e6, 0x1e6}, {0x1e8, 0x1e8}, {0x1ea, 0x1ea}, {0x1ec, 0x1ec}, {0x1ee, 0x1ee},
  {0x1f1, 0x1f2}, {0x1f4, 0x1f4}, {0x1f6, 0x1f8}, {0x1fa, 0x1fa}, {0x1fc, 0x1fc}, {0x1fe, 0x1fe}, {0x200, 0x200}, {0x202, 0x202},
  {0x204, 0x204}, {0x206, 0x206}, {0x208, 0x208}, {0x20a, 0x20a}, {0x20c, 0x20c}, {0x20e, 0x20e}, {0x210, 0x210}, {0x212, 0x212},
  {0x214, 0x214}, {0x216, 0x216}, {0x218, 0x218}, {0x21a, 0x21a}, {0x21c, 0x21c}, {0x21e, 0x21e}, {0x220, 0x220}, {0x222, 0x222},
  {0x224, 0x224}, {0x226, 0x226}, {0x228, 0x228}, {0x22a, 0x22a}, {0x22c, 0x22c}, {0x22e, 0x22e}, {0x230, 0x230}, {0x232, 0x232},
  {0x23a, 0x23b}, {0x23d, 0x23e}, {0x241, 0x241}, {0x243, 0x246}, {0x248, 0x248}, {0x24a, 0x24a}, {0x24c, 0x24c}, {0x24e, 0x24e},
  {0x370, 0x370}, {0x372, 0x372}, {0x376, 0x376}, {0x37f, 0x37f}, {0x386, 0x386}, {0x388, 0x38a}, {0x38c, 0x38c}, {0x38e, 0x38f},
  {0x391, 0x3a1}, {0x3a3, 0x3ab}, {0x3cf, 0x3cf}, {0x3d2, 0x3d4}, {0x3d8, 0x3d8}, {0x3da, 0x3da}, {0x3dc, 0x3dc}, {0x3de, 0x3de},
  {0x3e0, 0x3e0}, {0x3e2, 0x3e2}, {0x3e4, 0x3e4}, {0x3e6, 0x3e6}, {0x3e8, 0x3e8}, {0x3ea, 0x3ea}, {0x3ec, 0x3ec}, {0x3ee, 0x3ee},
  {0x3f4, 0x3f4}, {0x3f7, 0x3f7}, {0x3f9, 0x3fa}, {0x3fd, 0x42f}, {0x460, 0x460}, {0x462, 0x462}, {0x464, 0x464}, {0x466, 0x466},
  {0x468, 0x468}, {0x46a, 0x46a}, {0x46c, 0x46c}, {0x46e, 0x46e}, {0x470, 0x470}, {0x472, 0x472}, {0x474, 0x474}, {0x476, 0x476},
  {0x478, 0x478}, {0x47a, 0x47a}, {0x47c, 0x47c}, {0x47e, 0x47e}, {0x480, 0x480}, {0x48a, 0x48a}, {0x48c, 0x48c}, {0x48e, 0x48e},
  {0x490, 0x490}, {0x492, 0x492}, {0x494, 0x494}, {0x496, 0x496}, {0x498, 0x498}, {0x49a, 0x49a}, {0x49c, 0x49c}, {0x49e, 0x49e},
  {0x4a0, 0x4a0}, {0x4a2, 0x4a2}, {0x4a4, 0x4a4}, {0x4a6, 0x4a6}, {0x4a8, 0x4a8}, {0x4aa, 0x4aa}, {0x4ac, 0x4ac}, {0x4ae, 0x4ae},
  {0x4b0, 0x4b0}, {0x4b2, 0x4b2}, {0x4b4, 0x4b4}, {0x4b6, 0x4b6}, {0x4b8, 0x4b8}, {0x4ba, 0x4ba}, {0x4bc, 0x4bc}, {0x4be, 0x4be},
  {0x4c0, 0x4c1}, {0x4c3, 0x4c3}, {0x4c5, 0x4c5}, {0x4c7, 0x4c7}, {0x4c9, 0x4c9}, {0x4cb, 0x4cb}, {0x4cd, 0x4cd}, {0x4d0, 0x4d0},
  {0x4d2, 0x4d2}, {0x4d4, 0x4d4}, {0x4d6, 0x4d6}, {0x4d8, 0x4d8}, {0x4da, 0x4da}, {0x4dc, 0x4dc}, {0x4de, 0x4de}, {0x4e0, 0x4e0},
  {0x4e2, 0x4e2}, {0x4e4, 0x4e4}, {0x4e6, 0x4e6}, {0x4e8, 0x4e8}, {0x4ea, 0x4ea}, {0x4ec, 0x4ec}, {0x4ee, 0x4ee}, {0x4f0, 0x4f0},
  {0x4f2, 0x4f2}, {0x4f4, 0x4f4}, {0x4f6, 0x4f6}, {0x4f8, 0x4f8}, {0x4fa, 0x4fa}, {0x4fc, 0x4fc}, {0x4fe, 0x4fe}, {0x500, 0x500},
  {0x502, 0x502}, {0x504, 0x504}, {0x506, 0x506}, {0x508, 0x508}, {0x50a, 0x50a}, {0x50c, 0x50c}, {0x50e, 0x50e}, {0x510, 0x510},
  {0x512, 0x512}, {0x514, 0x514}, {0x516, 0x516}, {0x518, 0x518}, {0x51a, 0x51a}, {0x51c, 0x51c}, {0x51e, 0x51e}, {0x520, 0x520},
  {0x522, 0x522}, {0x524, 0x524}, {0x526, 0x526}, {0x528, 0x528}, {0x52a, 0x52a}, {0x52c, 0x52c}, {0x52e, 0x52e}, {0x531, 0x556},
  {0x10a0, 0x10c5}, {0x10c7, 0x10c7}, {0x10cd, 0x10cd}, {0x13a0, 0x13f5}, {0x1c90, 0x1cba}, {0x1cbd, 0x1cbf}, {0x1e00, 0x1e00}, {0x1e02, 0x1e02},
  {0x1e04, 0x1e04}, {0x1e06, 0x1e06}, {0x1e08, 0x1e08}, {0x1e0a, 0x1e0a}, {0x1e0c, 0x1e0c}, {0x1e0e, 0x1e0e}, {0x1e10, 0x1e10}, {0x1e12, 0x1e12},
  {0x1e14, 0x1e14}, {0x1e16, 0x1e16}, {0x1e18, 0x1e18}, {0x1e1a, 0x1e1a}, {0x1e1c, 0x1e1c}, {0x1e1e, 0x1e1e}, {0x1e20, 0x1e20}, {0x1e22, 0x1e22},
  {0x1e24, 0x1e24}, {0x1e26, 0x1e26}, {0x1e28, 0x1e28}, {0x1e2a, 0x1e2a}, {0x1e2c, 0x1e2c}, {0x1e2e, 0x1e2e}, {0x1e30, 0x1e30}, {0x1e32, 0x1e32},
  {0x1e34, 0x1e34}, {0x1e36, 0x1e36}, {0x1e38, 0x1e38}, {0x1e3a, 0x1e3a}, {0x1e3c, 0x1e3c}, {0x1e3e, 0x1e3e}, {0x1e40, 0x1e40}, {0x1e42, 0x1e42},
  {0x1e44, 0x1e44}, {0x1e46, 0x1e46}, {0x1e48, 0x1e48}, {0x1e4a, 0x1e4a}, {0x1e4c, 0x1e4c}, {0x1e4e, 0x1e4e}, {0x1e50, 0x1e50}, {0x1e52, 0x1e52},
  {0x1e54, 0x1e54}, {0x1e56, 0x1e56}, {0x1e58, 0x1e58}, {0x1e5a, 0x1e5a}, {0x1e5c, 0x1e5c}, {0x1e5e, 0x1e5e}, {0x1e60, 0x1e60}, {0x1e62, 0x1e62},
  {0x1e64, 0x1e64}, {0x1e66, 0x1e66}, {0x1e68, 0x1e68}, {0x1e6a, 0x1e6a}, {0x1e6c, 0x1e6c}, {0x1e6e, 0x1e6e}, {0x1e70, 0x1e70}, {0x1e72, 0x1e72},
  {0x1e74, 0x1e74}, {0x1e76, 0x1e76}, {0x1e78, 0x1e78}, {0x1e7a, 0x1e7a}, {0x1e7c, 0x1e7c}, {0x1e7e, 0x1e7e}, {0x1e80, 0x1e80}, {0x1e82, 0x1e82},
  {0x1e84, 0x1e84}, {0x1e86, 0x1e86}, {0x1e88, 0x1e88}, {0x1e8a, 0x1e8a}, {0x1e8c, 0x1e8c}, {0x1e8e, 0x1e8e}, {0x1e90, 0x1e90}, {0x1e92, 0x1e92},
  {0x1e94, 0x1e94}, {0x1e9e, 0x1e9e}, {0x1ea0, 0x1ea0}, {0x1ea2, 0x1ea2}, {0x1ea4, 0x1ea4}, {0x1ea6, 0x1ea6}, {0x1ea8, 0x1ea8}, {0x1eaa, 0x1eaa},
  {0x1eac, 0x1eac}, {0x1eae, 0x1eae}, {0x1eb0, 0x1eb0}, {0x1eb2, 0x1eb2}, {0x1eb4, 0x1eb4}, {0x1eb6, 0x1eb6}, {0x1eb8, 0x1eb8}, {0x1eba, 0x1eba},
  {0x1ebc, 0x1ebc}, {0x1ebe, 0x1ebe}, {0x1ec0, 0x1ec0}, {0x1ec2, 0x1ec2}, {0x1ec4, 0x1ec4}, {0x1ec6, 0x1ec6}, {0x1ec8, 0x1ec8}, {0x1eca, 0x1eca},
  {0x1ecc, 0x1ecc}, {0x1ece, 0x1ece}, {0x1ed0, 0x1ed0}, {0x1ed2, 0x1ed2}, {0x1ed4, 0x1ed4}, {0x1ed6, 0x1ed6}, {0x1ed8, 0x1ed8}, {0x1eda, 0x1eda},
  {0x1edc, 0x1edc}, {0x1ede, 0x1ede}, {0x1ee0, 0x1ee0}, {0x1ee2, 0x1ee2}, {0x1ee4, 0x1ee4}, {0x1ee6, 0x1ee6}, {0x1ee8, 0x1ee8}, {0x1eea, 0x1eea},
  {0x1eec, 0x1eec}, {0x1eee, 0x1eee}, {0x1ef0, 0x1ef0}, {0x1ef2, 0x1ef2}, {0x1ef4, 0x1ef4}, {0x1ef6, 0x1ef6}, {0x1ef8, 0x1ef8}, {0x1efa, 0x1efa},
  {0x1efc, 0x1efc}, {0x1efe, 0x1efe}, {0x1f08, 0x1f0f}, {0x1f18, 0x1f1d}, {0x1f28, 0x1f2f}, {0x1f38, 0x1f3f}, {0x1f48, 0x1f4d}, {0x1f59, 0x1f59},
  {0x1f5b, 0x1f5b}, {0x1f5d, 0x1f5d}, {0x1f5f, 0x1f5f}, {0x1f68, 0x1f6f}, {0x1f88, 0x1f8f}, {0x1f98, 0x1f9f}, {0x1fa8, 0x1faf}, {0x1fb8, 0x1fbc},
  {0x1fc8, 0x1fcc}, {0x1fd8, 0x1fdb}, {0x1fe8, 0x1fec}, {0x1ff8, 0x1ffc}, {0x2102, 0x2102}, {0x2107, 0x2107}, {0x210b, 0x210d}, {0x2110, 0x2112},
  {0x2115, 0x2115}, {0x2119, 0x211d}, {0x2124, 0x2124}, {0x2126, 0x2126}, {0x2128, 0x2128}, {0x212a, 0x212d}, {0x2130, 0x2133}, {0x213e, 0x213f},
  {0x2145, 0x2145}, {0x2183, 0x2183}, {0x2c00, 0x2c2f}, {0x2c60, 0x2c60}, {0x2c62, 0x2c64}, {0x2c67, 0x2c67}, {0x2c69, 0x2c69}, {0x2c6b, 0x2c6b},
  {0x2c6d, 0x2c70}, {0x2c72, 0x2c72}, {0x2c75, 0x2c75}, {0x2c7e, 0x2c80}, {0x2c82, 0x2c82}, {0x2c84, 0x2c84}, {0x2c86, 0x2c86}, {0x2c88, 0x2c88},
  {0x2c8a, 0x2c8a}, {0x2c8c, 0x2c8c}, {0x2c8e, 0x2c8e}, {0x2c90, 0x2c90}, {0x2c92, 0x2c92}, {0x2c94, 0x2c94}, {0x2c96, 0x2c96}, {0x2c98, 0x2c98},
  {0x2c9a, 0x2c9a}, {0x2c9c, 0x2c9c}, {0x2c9e, 0x2c9e}, {0x2ca0, 0x2ca0}, {0x2ca2, 0x2ca2}, {0x2ca4, 0x2ca4}, {0x2ca6, 0x2ca6}, {0x2ca8, 0x2ca8},
  {0x2caa, 0x2caa}, {0x2cac, 0x2cac}, {0x2cae, 0x2cae}, {0x2cb0, 0x2cb0}, {0x2cb2, 0x2cb2}, {0x2cb4, 0x2cb4}, {0x2cb6, 0x2cb6}, {0x2cb8, 0x2cb8},
  {0x2cba, 0x2cba}, {0x2cbc, 0x2cbc}, {0x2cbe, 0x2cbe}, {0x2cc0, 0x2cc0}, {0x2cc2, 0x2cc2}, {0x2cc4, 0x2cc4}, {0x2cc6, 0x2cc6}, {0x2cc8, 0x2cc8},
  {0x2cca, 0x2cca}, {0x2ccc, 0x2ccc}, {0x2cce, 0x2cce}, {0x2cd0, 0x2cd0}, {0x2cd2, 0x2cd2}, {0x2cd4, 0x2cd4}, {0x2cd6, 0x2cd6}, {0x2cd8, 0x2cd8},
  {0x2cda, 0x2cda}, {0x2cdc, 0x2cdc}, {0x2cde, 0x2cde}, {0x2ce0, 0x2ce0}, {0x2ce2, 0x2ce2}, {0x2ceb, 0x2ceb}, {0x2ced, 0x2ced}, {0x2cf2, 0x2cf2},
  {0xa640, 0xa640}, {0xa642, 0xa642}, {0xa644, 0xa644}, {0xa646, 0xa646}, {0xa648, 0xa648}, {0xa64a, 0xa64a}, {0xa64c, 0xa64c}, {0xa64e, 0xa64e},
  {0xa650, 0xa650}, {0xa652, 0xa652}, {0xa654, 0xa654}, {0xa656, 0xa656}, {0xa658, 0xa658}, {0xa65a, 0xa65a}, {0xa65c, 0xa65c}, {0xa65e, 0xa65e},
  {0xa660, 0xa660}, {0xa662, 0xa662}, {0xa664, 0xa664}, {0xa666, 0xa666}, {0xa668, 0xa668}, {0xa66a, 0xa66a}, {0xa66c, 0xa66c}, {0xa680, 0xa680},
  {0xa682, 0xa682}, {0xa684, 0xa684}, {0xa686, 0xa686}, {0xa688, 0xa688}, {0xa68a, 0xa68a}, {0xa68c, 0xa68c}, {0xa68e, 0xa68e}, {0xa690, 0xa690},
  {0xa692, 0xa692}, {0xa694, 0xa694}, {0xa696, 0xa696}, {0xa698, 0xa698}, {0xa69a, 0xa69a}, {0xa722, 0xa722}, {0xa724, 0xa724}, {0xa726, 0xa726},
  {0xa728, 0xa728}, {0xa72a, 0xa72a}, {0xa72c, 0xa72c}, {0xa72e, 0xa72e}, {0xa732, 0xa732}, {0xa734, 0xa734}, {0xa736, 0xa736}, {0xa738, 0xa738},
  {0xa73a, 0xa73a}, {0xa73c, 0xa73c}, {0xa73e, 0xa73e}, {0xa740, 0xa740}, {0xa742, 0xa742}, {0xa744, 0xa744}, {0xa746, 0xa746}, {0xa748, 0xa748},
  {0xa74a, 0xa74a}, {0xa74c, 0xa74c}, {0xa74e, 0xa74e}, {0xa750, 0xa750}, {0xa752, 0xa752}, {0xa754, 0xa754}, {0xa756, 0xa756}, {0xa758, 0xa758},
  {0xa75a, 0xa75a}, {0xa75c, 0xa75c}, {0xa75e, 0xa75e}, {0xa760, 0xa760}, {0xa762, 0xa762}, {0xa764, 0xa764}, {0xa766, 0xa766}, {0xa768, 0xa768},
  {0xa76a, 0xa76a}, {0xa76c, 0xa76c}, {0xa76e, 0xa76e}, {0xa779, 0xa779}, {0xa77b, 0xa77b}, {0xa77d, 0xa77e}, {0xa780, 0xa780}, {0xa782, 0xa782},
  {0xa784, 0xa784}, {0xa786, 0xa786}, {0xa78b, 0xa78b}, {0xa78d, 0xa78d}, {0xa790, 0xa790}, {0xa792, 0xa792}, {0xa796, 0xa796}, {0xa798, 0xa798},
  {0xa79a, 0xa79a}, {0xa79c, 0xa79c}, {0xa79e, 0xa79e}, {0xa7a0, 0xa7a0}, {0xa7a2, 0xa7a2}, {0xa7a4, 0xa7a4}, {0xa7a6, 0xa7a6}, {0xa7a8, 0xa7a8},
  {0xa7aa, 0xa7ae}, {0xa7b0, 0xa7b4}, {0xa7b6, 0xa7b6}, {0xa7b8, 0xa7b8}, {0xa7ba, 0xa7ba}, {0xa7bc, 0xa7bc}, {0xa7be, 0xa7be}, {0xa7c0, 0xa7c0},
  {0xa7c2, 0xa7c2}, {0xa7c4, 0xa7c7}, {0xa7c9, 0xa7c9}, {0xa7d0, 0xa7d0}, {0xa7d6, 0xa7d6}, {0xa7d8, 0xa7d8}, {0xa7f5, 0xa7f5}, {0xff21, 0xff3a},
  {0x10400, 0x10427}, {0x104b0, 0x104d3}, {0x10570, 0x1057a}, {0x1057c, 0x1058a}, {0x1058c, 0x10592}, {0x10594, 0x10595},
};

static bool ts_lex(TSLexer *lexer, TSStateId state) {
  START_LEXER();
  eof = lexer->eof(lexer);
  switch (state) {
    case 0:
      if (eof) ADVANCE(72);
      ADVANCE_MAP(
        '\n', 174,
        '!', 167,
        '"', 26,
        '#', 147,
        '$', 99,
        '%', 169,
        '\'', 77,
        '(', 170,
        ')', 171,
        '*', 79,
        ',', 74,
        '-', 93,
        '.', 83,
        '0', 124,
        '1', 95,
        ':', 33,
        ';', 73,
        '<', 31,
        '=', 85,
        '?', 70,
        '@', 166,
        '[', 101,
        '\\', 91,
        ']', 172,
        '`', 140,
        '{', 75,
        '|', 150,
        '}', 76,
        '~', 168,
        0x2190, 163,
        0x2192, 159,
        0x21d2, 158,
        0x2200, 81,
        0x2237, 165,
        0x22b8, 161,
        0x2605, 80,
        0x27e6, 104,
        0x27e7, 103,
      );
      if (('2' <= lookahead && lookahead <= '9')) ADVANCE(125);
      if (lookahead == '\r' ||
          lookahead == ' ' ||
          lookahead == 0xa0 ||
          lookahead == 0x1680 ||
          (0x2000 <= lookahead && lookahead <= 0x200a) ||
          lookahead == 0x202f ||
          lookahead == 0x205f ||
          lookahead == 0x3000) SKIP(71);
      if (set_contains(sym_name_character_set_1, 614, lookahead)) ADVANCE(155);
      if (set_contains(sym_variable_character_set_1, 937, lookahead)) ADVANCE(152);
      END_STATE();
    case 1:
      ADVANCE_MAP(
        '\n', 174,
        '"', 26,
        '#', 147,
        '\'', 77,
        '(', 170,
        ')', 171,
        '*', 79,
        ',', 74,
        '-', 93,
        '0', 124,
        ':', 33,
        '=', 34,
        '?', 70,
        '[', 101,
        '\\', 91,
        ']', 172,
        '`', 140,
        '{', 75,
        '|', 149,
        '}', 76,
        0x2192, 159,
        0x21d2, 158,
        0x2200, 81,
        0x2237, 165,
        0x22b8, 161,
        0x2605, 80,
        0x27e6, 104,
      );
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(125);
      if (lookahead == '\r' ||
          lookahead == ' ' ||
          lookahead == 0xa0 ||
          lookahead == 0x1680 ||
          (0x2000 <= lookahead && lookahead <= 0x200a) ||
          lookahead == 0x202f ||
          lookahead == 0x205f ||
          lookahead == 0x3000) SKIP(2);
      if (set_contains(sym_name_character_set_1, 614, lookahead)) ADVANCE(155);
      if (set_contains(sym_variable_character_set_1, 937, lookahead)) ADVANCE(152);
      END_STATE();
    case 2:
      ADVANCE_MAP(
        '\n', 174,
        '"', 26,
        '#', 143,
        '\'', 77,
        '(', 170,
        ')', 171,
        '*', 79,
        ',', 74,
        '-', 93,
        '0', 124,
        ':', 33,
        '=', 34,
        '?', 70,
        '[', 101,
        '\\', 91,
        ']', 172,
        '`', 140,
        '{', 75,
        '|', 88,
        '}', 76,
        0x2192, 159,
        0x21d2, 158,
        0x2200, 81,
        0x2237, 165,
        0x22b8, 161,
        0x2605, 80,
        0x27e6, 104,
      );
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(125);
      if (lookahead == '\r' ||
          lookahead == ' ' ||
          lookahead == 0xa0 ||
          lookahead == 0x1680 ||
          (0x2000 <= lookahead && lookahead <= 0x200a) ||
          lookahead == 0x202f ||
          lookahead == 0x205f ||
          lookahead == 0x3000) SKIP(2);
      if (set_contains(sym_name_character_set_1, 614, lookahead)) ADVANCE(155);
      if (set_contains(sym_variable_character_set_1, 937, lookahead)) ADVANCE(152);
      END_STATE();
    case 3:
      ADVANCE_MAP(
        '\n', 174,
        '"', 26,
        '#', 148,
        '\'', 77,
        '(', 170,
        ')', 171,
        '*', 79,
        ',', 74,
        '-', 93,
        '.', 32,
        '0', 124,
        ':', 33,
        ';', 73,
        '<', 31,
        '=', 84,
        '?', 70,
        '[', 101,
        '\\', 91,
        ']', 172,
        '`', 140,
        '{', 75,
        '|', 37,
        '}', 76,
        0x2190, 163,
        0x2192, 159,
        0x2200, 81,
        0x2237, 165,
        0x22b8, 161,
        0x2605, 80,
        0x27e6, 104,
        0x27e7, 103,
      );
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(125);
      if (lookahead == '\r' ||
          lookahead == ' ' ||
          lookahead == 0xa0 ||
          lookahead == 0x1680 ||
          (0x2000 <= lookahead && lookahead <= 0x200a) ||
          lookahead == 0x202f ||
          lookahead == 0x205f ||
          lookahead == 0x3000) SKIP(6);
      if (set_contains(sym_name_character_set_1, 614, lookahead)) ADVANCE(155);
      if (set_contains(sym_variable_character_set_1, 937, lookahead)) ADVANCE(152);
      END_STATE();
    case 4:
      ADVANCE_MAP(
        '\n', 174,
        '"', 26,
        '#', 148,
        '\'', 77,
        '(', 170,
        ')', 171,
        '*', 79,
        ',', 74,
        '-', 93,
        '.', 82,
        '0', 124,
        ':', 33,
        ';', 73,
        '<', 31,
        '=', 84,
        '?', 70,
        '[', 101,
        '\\', 91,
        ']', 172,
        '`', 140,
        '{', 75,
        '|', 88,
        '}', 76,
        0x2190, 163,
        0x2192, 159,
        0x2237, 165,
        0x22b8, 161,
        0x2605, 80,
        0x27e6, 104,
      );
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(125);
      if (lookahead == '\r' ||
          lookahead == ' ' ||
          lookahead == 0xa0 ||
          lookahead == 0x1680 ||
          (0x2000 <= lookahead && lookahead <= 0x200a) ||
          lookahead == 0x202f ||
          lookahead == 0x205f ||
          lookahead == 0x3000) SKIP(7);
      if (set_contains(sym_name_character_set_1, 614, lookahead)) ADVANCE(155);
      if (set_contains(sym_variable_character_set_1, 937, lookahead)) ADVANCE(152);
      END_STATE();
    case 5:
      ADVANCE_MAP(
        '\n', 174,
        '"', 26,
        '#', 148,
        '\'', 77,
        '(', 170,
        ')', 171,
        '-', 92,
        '0', 124,
        '?', 70,
        '[', 101,
        '\\', 91,
        '|', 149,
        0x27e6, 104,
      );
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(125);
      if (lookahead == '\r' ||
          lookahead == ' ' ||
          lookahead == 0xa0 ||
          lookahead == 0x1680 ||
          (0x2000 <= lookahead && lookahead <= 0x200a) ||
          lookahead == 0x202f ||
          lookahead == 0x205f ||
          lookahead == 0x3000) SKIP(20);
      if (set_contains(sym_name_character_set_1, 614, lookahead)) ADVANCE(155);
      if (set_contains(sym_variable_character_set_1, 937, lookahead)) ADVANCE(152);
      END_STATE();
    case 6:
      ADVANCE_MAP(
        '\n', 174,
        '"', 26,
        '#', 144,
        '\'', 77,
        '(', 170,
        ')', 171,
        '*', 79,
        ',', 74,
        '-', 93,
        '.', 32,
        '0', 124,
        ':', 33,
        ';', 73,
        '<', 31,
        '=', 84,
        '?', 70,
        '[', 101,
        '\\', 91,
        ']', 172,
        '`', 140,
        '{', 75,
        '|', 37,
        '}', 76,
        0x2190, 163,
        0x2192, 159,
        0x2200, 81,
        0x2237, 165,
        0x22b8, 161,
        0x2605, 80,
        0x27e6, 104,
        0x27e7, 103,
      );
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(125);
      if (lookahead == '\r' ||
          lookahead == ' ' ||
          lookahead == 0xa0 ||
          lookahead == 0x1680 ||
          (0x2000 <= lookahead && lookahead <= 0x200a) ||
          lookahead == 0x202f ||
          lookahead == 0x205f ||
          lookahead == 0x3000) SKIP(6);
      if (set_contains(sym_name_character_set_1, 614, lookahead)) ADVANCE(155);
      if (set_contains(sym_variable_character_set_1, 937, lookahead)) ADVANCE(152);
      END_STATE();
    case 7:
      ADVANCE_MAP(
        '\n', 174,
        '"', 26,
        '#', 144,
        '\'', 77,
        '(', 170,
        ')', 171,
        '*', 79,
        ',', 74,
        '-', 93,
        '.', 82,
        '0', 124,
        ':', 33,
        ';', 73,
        '<', 31,
        '=', 84,
        '?', 70,
        '[', 101,
        '\\', 91,
        ']', 172,
        '`', 140,
        '{', 75,
        '|', 88,
        '}', 76,
        0x2190, 163,
        0x2192, 159,
        0x2237, 165,
        0x22b8, 161,
        0x2605, 80,
        0x27e6, 104,
      );
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(125);
      if (lookahead == '\r' ||
          lookahead == ' ' ||
          lookahead == 0xa0 ||
          lookahead == 0x1680 ||
          (0x2000 <= lookahead && lookahead <= 0x200a) ||
          lookahead == 0x202f ||
          lookahead == 0x205f ||
          lookahead == 0x3000) SKIP(7);
      if (set_contains(sym_name_character_set_1, 614, lookahead)) ADVANCE(155);
      if (set_contains(sym_variable_character_set_1, 937, lookahead)) ADVANCE(152);
      END_STATE();
    case 8:
      ADVANCE_MAP(
        '\n', 174,
        '"', 26,
        '#', 145,
        '\'', 78,
        '(', 170,
        ')', 171,
        '*', 79,
        ',', 74,
        '-', 93,
        '0', 124,
        ':', 33,
        ';', 73,
        '<', 31,
        '=', 84,
        '?', 70,
        '[', 101,
        ']', 172,
        '`', 140,
        '{', 75,
        '|', 37,
        '}', 76,
        0x2190, 163,
        0x2192, 159,
        0x2200, 81,
        0x2237, 165,
        0x22b8, 161,
        0x2605, 80,
        0x27e7, 103,
      );
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(125);
      if (lookahead == '\r' ||
          lookahead == ' ' ||
          lookahead == 0xa0 ||
          lookahead == 0x1680 ||
          (0x2000 <= lookahead && lookahead <= 0x200a) ||
          lookahead == 0x202f ||
          lookahead == 0x205f ||
          lookahead == 0x3000) SKIP(12);
      if (set_contains(sym_name_character_set_1, 614, lookahead)) ADVANCE(155);
      if (set_contains(sym_variable_character_set_1, 937, lookahead)) ADVANCE(152);
      END_STATE();
    case 9:
      ADVANCE_MAP(
        '\n', 174,
        '"', 26,
        '#', 145,
        '\'', 78,
        '(', 170,
        ')', 171,
        '*', 79,
        ',', 74,
        '-', 92,
        '0', 124,
        ':', 33,
        ';', 73,
        '=', 85,
        '[', 101,
        '`', 140,
        '|', 149,
        0x21d2, 158,
        0x2237, 165,
        0x2605, 80,
      );
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(125);
      if (lookahead == '\r' ||
          lookahead == ' ' ||
          lookahead == 0xa0 ||
          lookahead == 0x1680 ||
          (0x2000 <= lookahead && lookahead <= 0x200a) ||
          lookahead == 0x202f ||
          lookahead == 0x205f ||
          lookahead == 0x3000) SKIP(13);
      if (set_contains(sym_name_character_set_1, 614, lookahead)) ADVANCE(155);
      if (set_contains(sym_variable_character_set_1, 937, lookahead)) ADVANCE(152);
      END_STATE();
    case 10:
      ADVANCE_MAP(
        '\n', 174,
        '"', 26,
        '#', 145,
        '\'', 78,
        '(', 170,
        ')', 171,
        '*', 79,
        ',', 74,
        '-', 92,
        '0', 124,
        ':', 33,
        '=', 34,
        '[', 101,
        '`', 140,
        '|', 90,
        0x21d2, 158,
        0x2237, 165,
        0x2605, 80,
      );
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(125);
      if (lookahead == '\r' ||
          lookahead == ' ' ||
          lookahead == 0xa0 ||
          lookahead == 0x1680 ||
          (0x2000 <= lookahead && lookahead <= 0x200a) ||
          lookahead == 0x202f ||
          lookahead == 0x205f ||
          lookahead == 0x3000) SKIP(14);
      if (set_contains(sym_name_character_set_1, 614, lookahead)) ADVANCE(155);
      if (set_contains(sym_variable_character_set_1, 937, lookahead)) ADVANCE(152);
      END_STATE();
    case 11:
      ADVANCE_MAP(
        '\n', 174,
        '"', 26,
        '#', 145,
        '\'', 78,
        '(', 170,
        '*', 79,
        ',', 74,
        '-', 93,
        '0', 124,
        ':', 33,
        ';', 73,
        '=', 84,
        '[', 101,
        ']', 172,
        '`', 140,
        '{', 75,
        '|', 88,
        0x2192, 159,
        0x2237, 165,
        0x22b8, 161,
        0x2605, 80,
      );
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(125);
      if (lookahead == '\r' ||
          lookahead == ' ' ||
          lookahead == 0xa0 ||
          lookahead == 0x1680 ||
          (0x2000 <= lookahead && lookahead <= 0x200a) ||
          lookahead == 0x202f ||
          lookahead == 0x205f ||
          lookahead == 0x3000) SKIP(15);
      if (set_contains(sym_name_character_set_1, 614, lookahead)) ADVANCE(155);
      if (set_contains(sym_variable_character_set_1, 937, lookahead)) ADVANCE(152);
      END_STATE();
    case 12:
      ADVANCE_MAP(
        '\n', 174,
        '"', 26,
        '#', 141,
        '\'', 78,
        '(', 170,
        ')', 171,
        '*', 79,
        ',', 74,
        '-', 93,
        '0', 124,
        ':', 33,
        ';', 73,
        '<', 31,
        '=', 84,
        '?', 70,
        '[', 101,
        ']', 172,
        '`', 140,
        '{', 75,
        '|', 37,
        '}', 76,
        0x2190, 163,
        0x2192, 159,
        0x2200, 81,
        0x2237, 165,
        0x22b8, 161,
        0x2605, 80,
        0x27e7, 103,
      );
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(125);
      if (lookahead == '\r' ||
          lookahead == ' ' ||
          lookahead == 0xa0 ||
          lookahead == 0x1680 ||
          (0x2000 <= lookahead && lookahead <= 0x200a) ||
          lookahead == 0x202f ||
          lookahead == 0x205f ||
          lookahead == 0x3000) SKIP(12);
      if (set_contains(sym_name_character_set_1, 614, lookahead)) ADVANCE(155);
      if (set_contains(sym_variable_character_set_1, 937, lookahead)) ADVANCE(152);
      END_STATE();
    case 13:
      ADVANCE_MAP(
        '\n', 174,
        '"', 26,
        '#', 141,
        '\'', 78,
        '(', 170,
        ')', 171,
        '*', 79,
        ',', 74,
        '-', 92,
        '0', 124,
        ':', 33,
        ';', 73,
        '=', 85,
        '[', 101,
        '`', 140,
        0x21d2, 158,
        0x2237, 165,
        0x2605, 80,
      );
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(125);
      if (lookahead == '\r' ||
          lookahead == ' ' ||
          lookahead == 0xa0 ||
          lookahead == 0x1680 ||
          (0x2000 <= lookahead && lookahead <= 0x200a) ||
          lookahead == 0x202f ||
          lookahead == 0x205f ||
          lookahead == 0x3000) SKIP(13);
      if (set_contains(sym_name_character_set_1, 614, lookahead)) ADVANCE(155);
      if (set_contains(sym_variable_character_set_1, 937, lookahead)) ADVANCE(152);
      END_STATE();
    case 14:
      ADVANCE_MAP(
        '\n', 174,
        '"', 26,
        '#', 141,
        '\'', 78,
        '(', 170,
        ')', 171,
        '*', 79,
        ',', 74,
        '-', 92,
        '0', 124,
        ':', 33,
        '=', 34,
        '[', 101,
        '`', 140,
        '|', 90,
        0x21d2, 158,
        0x2237, 165,
        0x2605, 80,
      );
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(125);
      if (lookahead == '\r' ||
          lookahead == ' ' ||
          lookahead == 0xa0 ||
          lookahead == 0x1680 ||
          (0x2000 <= lookahead && lookahead <= 0x200a) ||
          lookahead == 0x202f ||
          lookahead == 0x205f ||
          lookahead == 0x3000) SKIP(14);
      if (set_contains(sym_name_character_set_1, 614, lookahead)) ADVANCE(155);
      if (set_contains(sym_variable_character_set_1, 937, lookahead)) ADVANCE(152);
      END_STATE();
    case 15:
      ADVANCE_MAP(
        '\n', 174,
        '"', 26,
        '#', 141,
        '\'', 78,
        '(', 170,
        '*', 79,
        ',', 74,
        '-', 93,
        '0', 124,
        ':', 33,
        ';', 73,
        '=', 84,
        '[', 101,
        ']', 172,
        '`', 140,
        '{', 75,
        '|', 88,
        0x2192, 159,
        0x2237, 165,
        0x22b8, 161,
        0x2605, 80,
      );
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(125);
      if (lookahead == '\r' ||
          lookahead == ' ' ||
          lookahead == 0xa0 ||
          lookahead == 0x1680 ||
          (0x2000 <= lookahead && lookahead <= 0x200a) ||
          lookahead == 0x202f ||
          lookahead == 0x205f ||
          lookahead == 0x3000) SKIP(15);
      if (set_contains(sym_name_character_set_1, 614, lookahead)) ADVANCE(155);
      if (set_contains(sym_variable_character_set_1, 937, lookahead)) ADVANCE(152);
      END_STATE();
    case 16:
      ADVANCE_MAP(
        '\n', 174,
        '"', 26,
        '#', 146,
        '\'', 78,
        '(', 170,
        ')', 171,
        '*', 79,
        ',', 74,
        '-', 93,
        '0', 124,
        ':', 33,
        '=', 85,
        '?', 70,
        '[', 101,
        '`', 140,
        '{', 75,
        '|', 149,
        0x2192, 159,
        0x21d2, 158,
        0x2200, 81,
        0x2237, 165,
        0x22b8, 161,
        0x2605, 80,
      );
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(125);
      if (lookahead == '\r' ||
          lookahead == ' ' ||
          lookahead == 0xa0 ||
          lookahead == 0x1680 ||
          (0x2000 <= lookahead && lookahead <= 0x200a) ||
          lookahead == 0x202f ||
          lookahead == 0x205f ||
          lookahead == 0x3000) SKIP(17);
      if (set_contains(sym_name_character_set_1, 614, lookahead)) ADVANCE(155);
      if (set_contains(sym_variable_character_set_1, 937, lookahead)) ADVANCE(152);
      END_STATE();
    case 17:
      ADVANCE_MAP(
        '\n', 174,
        '"', 26,
        '#', 142,
        '\'', 78,
        '(', 170,
        ')', 171,
        '*', 79,
        ',', 74,
        '-', 93,
        '0', 124,
        ':', 33,
        '=', 85,
        '?', 70,
        '[', 101,
        '`', 140,
        '{', 75,
        '|', 88,
        0x2192, 159,
        0x21d2, 158,
        0x2200, 81,
        0x2237, 165,
        0x22b8, 161,
        0x2605, 80,
      );
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(125);
      if (lookahead == '\r' ||
          lookahead == ' ' ||
          lookahead == 0xa0 ||
          lookahead == 0x1680 ||
          (0x2000 <= lookahead && lookahead <= 0x200a) ||
          lookahead == 0x202f ||
          lookahead == 0x205f ||
          lookahead == 0x3000) SKIP(17);
      if (set_contains(sym_name_character_set_1, 614, lookahead)) ADVANCE(155);
      if (set_contains(sym_variable_character_set_1, 937, lookahead)) ADVANCE(152);
      END_STATE();
    case 18:
      ADVANCE_MAP(
        '\n', 174,
        '"', 26,
        '#', 30,
        '\'', 36,
        '(', 170,
        ')', 171,
        ',', 74,
        '-', 93,
        '0', 124,
        ':', 33,
        ';', 73,
        '<', 31,
        '=', 84,
        '[', 101,
        ']', 172,
        '`', 140,
        '{', 75,
        '|', 150,
        '}', 76,
        0x2190, 163,
        0x2192, 159,
        0x2237, 165,
        0x22b8, 161,
        0x27e7, 103,
      );
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(125);
      if (lookahead == '\r' ||
          lookahead == ' ' ||
          lookahead == 0xa0 ||
          lookahead == 0x1680 ||
          (0x2000 <= lookahead && lookahead <= 0x200a) ||
          lookahead == 0x202f ||
          lookahead == 0x205f ||
          lookahead == 0x3000) SKIP(19);
      if (set_contains(sym_name_character_set_1, 614, lookahead)) ADVANCE(155);
      if (set_contains(sym_variable_character_set_1, 937, lookahead)) ADVANCE(152);
      END_STATE();
    case 19:
      ADVANCE_MAP(
        '\n', 174,
        '"', 26,
        '#', 30,
        '\'', 36,
        '(', 170,
        ')', 171,
        ',', 74,
        '-', 93,
        '0', 124,
        ':', 33,
        ';', 73,
        '<', 31,
        '=', 84,
        '[', 101,
        ']', 172,
        '`', 140,
        '{', 75,
        '|', 89,
        '}', 76,
        0x2190, 163,
        0x2192, 159,
        0x2237, 165,
        0x22b8, 161,
        0x27e7, 103,
      );
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(125);
      if (lookahead == '\r' ||
          lookahead == ' ' ||
          lookahead == 0xa0 ||
          lookahead == 0x1680 ||
          (0x2000 <= lookahead && lookahead <= 0x200a) ||
          lookahead == 0x202f ||
          lookahead == 0x205f ||
          lookahead == 0x3000) SKIP(19);
      if (set_contains(sym_name_character_set_1, 614, lookahead)) ADVANCE(155);
      if (set_contains(sym_variable_character_set_1, 937, lookahead)) ADVANCE(152);
      END_STATE();
    case 20:
      ADVANCE_MAP(
        '\n', 174,
        '"', 26,
        '#', 69,
        '\'', 77,
        '(', 170,
        ')', 171,
        '-', 92,
        '0', 124,
        '?', 70,
        '[', 101,
        '\\', 91,
        0x27e6, 104,
      );
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(125);
      if (lookahead == '\r' ||
          lookahead == ' ' ||
          lookahead == 0xa0 ||
          lookahead == 0x1680 ||
          (0x2000 <= lookahead && lookahead <= 0x200a) ||
          lookahead == 0x202f ||
          lookahead == 0x205f ||
          lookahead == 0x3000) SKIP(20);
      if (set_contains(sym_name_character_set_1, 614, lookahead)) ADVANCE(155);
      if (set_contains(sym_variable_character_set_1, 937, lookahead)) ADVANCE(152);
      END_STATE();
    case 21:
      ADVANCE_MAP(
        '\n', 174,
        '#', 145,
        '*', 79,
        '-', 92,
        '0', 126,
        '`', 140,
        'c', 39,
        'j', 40,
        'p', 54,
        's', 57,
      );
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(127);
      if (lookahead == '\r' ||
          lookahead == ' ' ||
          lookahead == 0xa0 ||
          lookahead == 0x1680 ||
          (0x2000 <= lookahead && lookahead <= 0x200a) ||
          lookahead == 0x202f ||
          lookahead == 0x205f ||
          lookahead == 0x3000) SKIP(22);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_') ADVANCE(98);
      END_STATE();
    case 22:
      ADVANCE_MAP(
        '\n', 174,
        '#', 141,
        '*', 79,
        '-', 92,
        '0', 126,
        '`', 140,
        'c', 39,
        'j', 40,
        'p', 54,
        's', 57,
      );
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(127);
      if (lookahead == '\r' ||
          lookahead == ' ' ||
          lookahead == 0xa0 ||
          lookahead == 0x1680 ||
          (0x2000 <= lookahead && lookahead <= 0x200a) ||
          lookahead == 0x202f ||
          lookahead == 0x205f ||
          lookahead == 0x3000) SKIP(22);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_') ADVANCE(98);
      END_STATE();
    case 23:
      if (lookahead == '\n') ADVANCE(174);
      if (lookahead == ',') ADVANCE(74);
      if (lookahead == '1') ADVANCE(94);
      if (lookahead == ';') ADVANCE(73);
      if (lookahead == '\r' ||
          lookahead == ' ' ||
          lookahead == 0xa0 ||
          lookahead == 0x1680 ||
          (0x2000 <= lookahead && lookahead <= 0x200a) ||
          lookahead == 0x202f ||
          lookahead == 0x205f ||
          lookahead == 0x3000) SKIP(23);
      END_STATE();
    case 24:
      if (lookahead == '\n') ADVANCE(35);
      if (lookahead == '"') ADVANCE(119);
      if (lookahead == '\\') ADVANCE(24);
      if (lookahead == '^') ADVANCE(27);
      if (lookahead != 0) ADVANCE(26);
      END_STATE();
    case 25:
      if (lookahead == '\n') ADVANCE(35);
      if (lookahead == '^') ADVANCE(27);
      if (lookahead != 0) ADVANCE(26);
      END_STATE();
    case 26:
      if (lookahead == '"') ADVANCE(122);
      if (lookahead == '\\') ADVANCE(25);
      if (lookahead != 0 &&
          lookahead != '\n') ADVANCE(26);
      END_STATE();
    case 27:
      if (lookahead == '"') ADVANCE(119);
      if (lookahead == '\\') ADVANCE(24);
      if (lookahead != 0 &&
          lookahead != '\n') ADVANCE(26);
      END_STATE();
    case 28:
      if (lookahead == '\'') ADVANCE(114);
      if (lookahead != 0 &&
          lookahead != ' ') ADVANCE(28);
      END_STATE();
    case 29:
      if (lookahead == '\'') ADVANCE(115);
      END_STATE();
    case 30:
      if (lookahead == ')') ADVANCE(173);
      END_STATE();
    case 31:
      if (lookahead == '-') ADVANCE(162);
      END_STATE();
    case 32:
      if (lookahead == '.') ADVANCE(86);
      END_STATE();
    case 33:
      if (lookahead == ':') ADVANCE(164);
      END_STATE();
    case 34:
      if (lookahead == '>') ADVANCE(157);
      END_STATE();
    case 35:
      if (lookahead == '\\') ADVANCE(26);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') ADVANCE(35);
      END_STATE();
    case 36:
      if (lookahead == '\\') ADVANCE(28);
      if (lookahead != 0 &&
          lookahead != '\'') ADVANCE(29);
      END_STATE();
    case 37:
      if (lookahead == ']') ADVANCE(102);
      if (lookahead == '|') ADVANCE(38);
      END_STATE();
    case 38:
      if (lookahead == ']') ADVANCE(106);
      END_STATE();
    case 39:
      if (lookahead == 'a') ADVANCE(53);
      if (lookahead == 'c') ADVANCE(41);
      END_STATE();
    case 40:
      if (lookahead == 'a') ADVANCE(59);
      END_STATE();
    case 41:
      if (lookahead == 'a') ADVANCE(50);
      END_STATE();
    case 42:
      if (lookahead == 'a') ADVANCE(56);
      END_STATE();
    case 43:
      if (lookahead == 'c') ADVANCE(41);
      END_STATE();
    case 44:
      if (lookahead == 'c') ADVANCE(55);
      END_STATE();
    case 45:
      if (lookahead == 'd') ADVANCE(43);
      END_STATE();
    case 46:
      if (lookahead == 'i') ADVANCE(51);
      END_STATE();
    case 47:
      if (lookahead == 'i') ADVANCE(97);
      END_STATE();
    case 48:
      if (lookahead == 'i') ADVANCE(52);
      END_STATE();
    case 49:
      if (lookahead == 'l') ADVANCE(97);
      END_STATE();
    case 50:
      if (lookahead == 'l') ADVANCE(49);
      END_STATE();
    case 51:
      if (lookahead == 'm') ADVANCE(97);
      END_STATE();
    case 52:
      if (lookahead == 'p') ADVANCE(58);
      END_STATE();
    case 53:
      if (lookahead == 'p') ADVANCE(47);
      END_STATE();
    case 54:
      if (lookahead == 'r') ADVANCE(46);
      END_STATE();
    case 55:
      if (lookahead == 'r') ADVANCE(48);
      END_STATE();
    case 56:
      if (lookahead == 's') ADVANCE(44);
      END_STATE();
    case 57:
      if (lookahead == 't') ADVANCE(45);
      END_STATE();
    case 58:
      if (lookahead == 't') ADVANCE(97);
      END_STATE();
    case 59:
      if (lookahead == 'v') ADVANCE(42);
      END_STATE();
    case 60:
      if (lookahead == '+' ||
          lookahead == '-') ADVANCE(65);
      if (('0' <= lookahead && lookahead <= '9') ||
          lookahead == '_') ADVANCE(109);
      END_STATE();
    case 61:
      if (lookahead == '+' ||
          lookahead == '-') ADVANCE(68);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(138);
      END_STATE();
    case 62:
      if (lookahead == '0' ||
          lookahead == '1' ||
          lookahead == '_') ADVANCE(130);
      END_STATE();
    case 63:
      if (('0' <= lookahead && lookahead <= '7')) ADVANCE(133);
      END_STATE();
    case 64:
      if (('0' <= lookahead && lookahead <= '9') ||
          lookahead == '_') ADVANCE(108);
      END_STATE();
    case 65:
      if (('0' <= lookahead && lookahead <= '9') ||
          lookahead == '_') ADVANCE(109);
      END_STATE();
    case 66:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(136);
      END_STATE();
    case 67:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(137);
      END_STATE();
    case 68:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(138);
      END_STATE();
    case 69:
      if (set_contains(sym_variable_character_set_1, 937, lookahead)) ADVANCE(156);
      END_STATE();
    case 70:
      if (set_contains(sym_variable_character_set_1, 937, lookahead)) ADVANCE(153);
      END_STATE();
    case 71:
      if (eof) ADVANCE(72);
      ADVANCE_MAP(
        '\n', 174,
        '!', 167,
        '"', 26,
        '#', 143,
        '$', 99,
        '%', 169,
        '\'', 77,
        '(', 170,
        ')', 171,
        '*', 79,
        ',', 74,
        '-', 93,
        '.', 83,
        '0', 124,
        '1', 95,
        ':', 33,
        ';', 73,
        '<', 31,
        '=', 85,
        '?', 70,
        '@', 166,
        '[', 101,
        '\\', 91,
        ']', 172,
        '`', 140,
        '{', 75,
        '|', 89,
        '}', 76,
        '~', 168,
        0x2190, 163,
        0x2192, 159,
        0x21d2, 158,
        0x2200, 81,
        0x2237, 165,
        0x22b8, 161,
        0x2605, 80,
        0x27e6, 104,
        0x27e7, 103,
      );
      if (('2' <= lookahead && lookahead <= '9')) ADVANCE(125);
      if (lookahead == '\r' ||
          lookahead == ' ' ||
          lookahead == 0xa0 ||
          lookahead == 0x1680 ||
          (0x2000 <= lookahead && lookahead <= 0x200a) ||
          lookahead == 0x202f ||
          lookahead == 0x205f ||
          lookahead == 0x3000) SKIP(71);
      if (set_contains(sym_name_character_set_1, 614, lookahead)) ADVANCE(155);
      if (set_contains(sym_variable_character_set_1, 937, lookahead)) ADVANCE(152);
      END_STATE();
    case 72:
      ACCEPT_TOKEN(ts_builtin_sym_end);
      END_STATE();
    case 73:
      ACCEPT_TOKEN(anon_sym_SEMI);
      END_STATE();
    case 74:
      ACCEPT_TOKEN(anon_sym_COMMA);
      END_STATE();
    case 75:
      ACCEPT_TOKEN(anon_sym_LBRACE);
      END_STATE();
    case 76:
      ACCEPT_TOKEN(anon_sym_RBRACE);
      END_STATE();
    case 77:
      ACCEPT_TOKEN(anon_sym_SQUOTE);
      if (lookahead == '\'') ADVANCE(87);
      if (lookahead == '\\') ADVANCE(28);
      if (lookahead != 0) ADVANCE(29);
      END_STATE();
    case 78:
      ACCEPT_TOKEN(anon_sym_SQUOTE);
      if (lookahead == '\\') ADVANCE(28);
      if (lookahead != 0 &&
          lookahead != '\'') ADVANCE(29);
      END_STATE();
    case 79:
      ACCEPT_TOKEN(anon_sym_STAR);
      END_STATE();
    case 80:
      ACCEPT_TOKEN(anon_sym_u2605);
      END_STATE();
    case 81:
      ACCEPT_TOKEN(anon_sym_u2200);
      END_STATE();
    case 82:
      ACCEPT_TOKEN(anon_sym_DOT);
      END_STATE();
    case 83:
      ACCEPT_TOKEN(anon_sym_DOT);
      if (lookahead == '.') ADVANCE(86);
      END_STATE();
    case 84:
      ACCEPT_TOKEN(anon_sym_EQ);
      END_STATE();
    case 85:
      ACCEPT_TOKEN(anon_sym_EQ);
      if (lookahead == '>') ADVANCE(157);
      END_STATE();
    case 86:
      ACCEPT_TOKEN(anon_sym_DOT_DOT);
      END_STATE();
    case 87:
      ACCEPT_TOKEN(anon_sym_SQUOTE_SQUOTE);
      END_STATE();
    case 88:
      ACCEPT_TOKEN(anon_sym_PIPE);
      END_STATE();
    case 89:
      ACCEPT_TOKEN(anon_sym_PIPE);
      if (lookahead == ']') ADVANCE(102);
      END_STATE();
    case 90:
      ACCEPT_TOKEN(anon_sym_PIPE);
      if (lookahead == '|') ADVANCE(105);
      END_STATE();
    case 91:
      ACCEPT_TOKEN(anon_sym_BSLASH);
      END_STATE();
    case 92:
      ACCEPT_TOKEN(anon_sym_DASH);
      END_STATE();
    case 93:
      ACCEPT_TOKEN(anon_sym_DASH);
      if (lookahead == '>') ADVANCE(96);
      END_STATE();
    case 94:
      ACCEPT_TOKEN(anon_sym_1);
      END_STATE();
    case 95:
      ACCEPT_TOKEN(anon_sym_1);
      if (lookahead == '#') ADVANCE(128);
      if (lookahead == '.') ADVANCE(64);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(60);
      if (('0' <= lookahead && lookahead <= '9') ||
          lookahead == '_') ADVANCE(125);
      END_STATE();
    case 96:
      ACCEPT_TOKEN(anon_sym_DASH_GT);
      if (lookahead == '.') ADVANCE(160);
      END_STATE();
    case 97:
      ACCEPT_TOKEN(sym_calling_convention);
      END_STATE();
    case 98:
      ACCEPT_TOKEN(sym_calling_convention);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_') ADVANCE(98);
      END_STATE();
    case 99:
      ACCEPT_TOKEN(anon_sym_DOLLAR);
      if (lookahead == '$') ADVANCE(100);
      END_STATE();
    case 100:
      ACCEPT_TOKEN(anon_sym_DOLLAR_DOLLAR);
      END_STATE();
    case 101:
      ACCEPT_TOKEN(anon_sym_LBRACK);
      END_STATE();
    case 102:
      ACCEPT_TOKEN(anon_sym_PIPE_RBRACK);
      END_STATE();
    case 103:
      ACCEPT_TOKEN(anon_sym_u27e7);
      END_STATE();
    case 104:
      ACCEPT_TOKEN(anon_sym_u27e6);
      END_STATE();
    case 105:
      ACCEPT_TOKEN(anon_sym_PIPE_PIPE);
      END_STATE();
    case 106:
      ACCEPT_TOKEN(anon_sym_PIPE_PIPE_RBRACK);
      END_STATE();
    case 107:
      ACCEPT_TOKEN(sym_float);
      END_STATE();
    case 108:
      ACCEPT_TOKEN(sym_float);
      if (lookahead == '#') ADVANCE(110);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(60);
      if (('0' <= lookahead && lookahead <= '9') ||
          lookahead == '_') ADVANCE(108);
      END_STATE();
    case 109:
      ACCEPT_TOKEN(sym_float);
      if (lookahead == '#') ADVANCE(110);
      if (('0' <= lookahead && lookahead <= '9') ||
          lookahead == '_') ADVANCE(109);
      END_STATE();
    case 110:
      ACCEPT_TOKEN(sym_float);
      if (lookahead == '#') ADVANCE(107);
      END_STATE();
    case 111:
      ACCEPT_TOKEN(sym_char);
      END_STATE();
    case 112:
      ACCEPT_TOKEN(sym_char);
      if (lookahead == '#') ADVANCE(116);
      if (lookahead == '\'') ADVANCE(114);
      if (lookahead != 0 &&
          lookahead != ' ') ADVANCE(28);
      END_STATE();
    case 113:
      ACCEPT_TOKEN(sym_char);
      if (lookahead == '#') ADVANCE(111);
      END_STATE();
    case 114:
      ACCEPT_TOKEN(sym_char);
      if (lookahead == '#') ADVANCE(112);
      if (lookahead == '\'') ADVANCE(114);
      if (lookahead != 0 &&
          lookahead != ' ') ADVANCE(28);
      END_STATE();
    case 115:
      ACCEPT_TOKEN(sym_char);
      if (lookahead == '#') ADVANCE(113);
      END_STATE();
    case 116:
      ACCEPT_TOKEN(sym_char);
      if (lookahead == '\'') ADVANCE(114);
      if (lookahead != 0 &&
          lookahead != ' ') ADVANCE(28);
      END_STATE();
    case 117:
      ACCEPT_TOKEN(sym_string);
      END_STATE();
    case 118:
      ACCEPT_TOKEN(sym_string);
      if (lookahead == '"') ADVANCE(122);
      if (lookahead == '#') ADVANCE(120);
      if (lookahead == '\\') ADVANCE(25);
      if (lookahead != 0 &&
          lookahead != '\n') ADVANCE(26);
      END_STATE();
    case 119:
      ACCEPT_TOKEN(sym_string);
      if (lookahead == '"') ADVANCE(122);
      if (lookahead == '#') ADVANCE(118);
      if (lookahead == '\\') ADVANCE(25);
      if (lookahead != 0 &&
          lookahead != '\n') ADVANCE(26);
      END_STATE();
    case 120:
      ACCEPT_TOKEN(sym_string);
      if (lookahead == '"') ADVANCE(122);
      if (lookahead == '\\') ADVANCE(25);
      if (lookahead != 0 &&
          lookahead != '\n') ADVANCE(26);
      END_STATE();
    case 121:
      ACCEPT_TOKEN(sym_string);
      if (lookahead == '#') ADVANCE(117);
      END_STATE();
    case 122:
      ACCEPT_TOKEN(sym_string);
      if (lookahead == '#') ADVANCE(121);
      END_STATE();
    case 123:
      ACCEPT_TOKEN(sym__integer_literal);
      END_STATE();
    case 124:
      ACCEPT_TOKEN(sym__integer_literal);
      ADVANCE_MAP(
        '#', 128,
        '.', 64,
        'B', 62,
        'b', 62,
        'E', 60,
        'e', 60,
        'O', 63,
        'o', 63,
        'X', 66,
        'x', 66,
      );
      if (('0' <= lookahead && lookahead <= '9') ||
          lookahead == '_') ADVANCE(125);
      END_STATE();
    case 125:
      ACCEPT_TOKEN(sym__integer_literal);
      if (lookahead == '#') ADVANCE(128);
      if (lookahead == '.') ADVANCE(64);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(60);
      if (('0' <= lookahead && lookahead <= '9') ||
          lookahead == '_') ADVANCE(125);
      END_STATE();
    case 126:
      ACCEPT_TOKEN(sym__integer_literal);
      if (lookahead == '#') ADVANCE(128);
      if (lookahead == 'B' ||
          lookahead == 'b') ADVANCE(62);
      if (lookahead == 'O' ||
          lookahead == 'o') ADVANCE(63);
      if (lookahead == 'X' ||
          lookahead == 'x') ADVANCE(66);
      if (('0' <= lookahead && lookahead <= '9') ||
          lookahead == '_') ADVANCE(127);
      END_STATE();
    case 127:
      ACCEPT_TOKEN(sym__integer_literal);
      if (lookahead == '#') ADVANCE(128);
      if (('0' <= lookahead && lookahead <= '9') ||
          lookahead == '_') ADVANCE(127);
      END_STATE();
    case 128:
      ACCEPT_TOKEN(sym__integer_literal);
      if (lookahead == '#') ADVANCE(123);
      END_STATE();
    case 129:
      ACCEPT_TOKEN(sym__binary_literal);
      END_STATE();
    case 130:
      ACCEPT_TOKEN(sym__binary_literal);
      if (lookahead == '#') ADVANCE(131);
      if (lookahead == '0' ||
          lookahead == '1' ||
          lookahead == '_') ADVANCE(130);
      END_STATE();
    case 131:
      ACCEPT_TOKEN(sym__binary_literal);
      if (lookahead == '#') ADVANCE(129);
      END_STATE();
    case 132:
      ACCEPT_TOKEN(sym__octal_literal);
      END_STATE();
    case 133:
      ACCEPT_TOKEN(sym__octal_literal);
      if (lookahead == '#') ADVANCE(134);
      if (('0' <= lookahead && lookahead <= '7')) ADVANCE(133);
      END_STATE();
    case 134:
      ACCEPT_TOKEN(sym__octal_literal);
      if (lookahead == '#') ADVANCE(132);
      END_STATE();
    case 135:
      ACCEPT_TOKEN(sym__hex_literal);
      END_STATE();
    case 136:
      ACCEPT_TOKEN(sym__hex_literal);
      if (lookahead == '#') ADVANCE(139);
      if (lookahead == '.') ADVANCE(67);
      if (lookahead == 'P' ||
          lookahead == 'p') ADVANCE(61);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(136);
      END_STATE();
    case 137:
      ACCEPT_TOKEN(sym__hex_literal);
      if (lookahead == '#') ADVANCE(139);
      if (lookahead == 'P' ||
          lookahead == 'p') ADVANCE(61);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(137);
      END_STATE();
    case 138:
      ACCEPT_TOKEN(sym__hex_literal);
      if (lookahead == '#') ADVANCE(139);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(138);
      END_STATE();
    case 139:
      ACCEPT_TOKEN(sym__hex_literal);
      if (lookahead == '#') ADVANCE(135);
      END_STATE();
    case 140:
      ACCEPT_TOKEN(anon_sym_BQUOTE);
      END_STATE();
    case 141:
      ACCEPT_TOKEN(anon_sym_POUND);
      END_STATE();
    case 142:
      ACCEPT_TOKEN(anon_sym_POUND);
      if (lookahead == ')') ADVANCE(173);
      END_STATE();
    case 143:
      ACCEPT_TOKEN(anon_sym_POUND);
      if (lookahead == ')') ADVANCE(173);
      if (set_contains(sym_variable_character_set_1, 937, lookahead)) ADVANCE(156);
      END_STATE();
    case 144:
      ACCEPT_TOKEN(anon_sym_POUND);
      if (set_contains(sym_variable_character_set_1, 937, lookahead)) ADVANCE(156);
      END_STATE();
    case 145:
      ACCEPT_TOKEN(anon_sym_POUND2);
      END_STATE();
    case 146:
      ACCEPT_TOKEN(anon_sym_POUND2);
      if (lookahead == ')') ADVANCE(173);
      END_STATE();
    case 147:
      ACCEPT_TOKEN(anon_sym_POUND2);
      if (lookahead == ')') ADVANCE(173);
      if (set_contains(sym_variable_character_set_1, 937, lookahead)) ADVANCE(156);
      END_STATE();
    case 148:
      ACCEPT_TOKEN(anon_sym_POUND2);
      if (set_contains(sym_variable_character_set_1, 937, lookahead)) ADVANCE(156);
      END_STATE();
    case 149:
      ACCEPT_TOKEN(anon_sym_PIPE2);
      END_STATE();
    case 150:
      ACCEPT_TOKEN(anon_sym_PIPE2);
      if (lookahead == ']') ADVANCE(102);
      END_STATE();
    case 151:
      ACCEPT_TOKEN(sym_variable);
      if (lookahead == '#') ADVANCE(151);
      END_STATE();
    case 152:
      ACCEPT_TOKEN(sym_variable);
      if (lookahead == '#') ADVANCE(151);
      if (set_contains(sym_implicit_variable_character_set_1, 556, lookahead)) ADVANCE(152);
      END_STATE();
    case 153:
      ACCEPT_TOKEN(sym_implicit_variable);
      if (set_contains(sym_implicit_variable_character_set_1, 556, lookahead)) ADVANCE(153);
      END_STATE();
    case 154:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == '#') ADVANCE(154);
      END_STATE();
    case 155:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == '#') ADVANCE(154);
      if (set_contains(sym_implicit_variable_character_set_1, 556, lookahead)) ADVANCE(155);
      END_STATE();
    case 156:
      ACCEPT_TOKEN(sym_label);
      if (set_contains(sym_implicit_variable_character_set_1, 556, lookahead)) ADVANCE(156);
      END_STATE();
    case 157:
      ACCEPT_TOKEN(anon_sym_EQ_GT);
      END_STATE();
    case 158:
      ACCEPT_TOKEN(anon_sym_u21d2);
      END_STATE();
    case 159:
      ACCEPT_TOKEN(anon_sym_u2192);
      END_STATE();
    case 160:
      ACCEPT_TOKEN(anon_sym_DASH_GT_DOT);
      END_STATE();
    case 161:
      ACCEPT_TOKEN(anon_sym_u22b8);
      END_STATE();
    case 162:
      ACCEPT_TOKEN(anon_sym_LT_DASH);
      END_STATE();
    case 163:
      ACCEPT_TOKEN(anon_sym_u2190);
      END_STATE();
    case 164:
      ACCEPT_TOKEN(anon_sym_COLON_COLON);
      END_STATE();
    case 165:
      ACCEPT_TOKEN(anon_sym_u2237);
      END_STATE();
    case 166:
      ACCEPT_TOKEN(anon_sym_AT);
      END_STATE();
    case 167:
      ACCEPT_TOKEN(anon_sym_BANG);
      END_STATE();
    case 168:
      ACCEPT_TOKEN(anon_sym_TILDE);
      END_STATE();
    case 169:
      ACCEPT_TOKEN(anon_sym_PERCENT);
      END_STATE();
    case 170:
      ACCEPT_TOKEN(aux_sym__paren_open_token1);
      END_STATE();
    case 171:
      ACCEPT_TOKEN(aux_sym__paren_close_token1);
      END_STATE();
    case 172:
      ACCEPT_TOKEN(anon_sym_RBRACK);
      END_STATE();
    case 173:
      ACCEPT_TOKEN(anon_sym_POUND_RPAREN);
      END_STATE();
    case 174:
      ACCEPT_TOKEN(aux_sym__token1);
      END_STATE();
    default:
      return false;
  }
}

static bool ts_lex_keywords(TSLexer *lexer, TSStateId state) {
  START_LEXER();
  eof = lexer->eof(lexer);
  switch (state) {
    case 0:
      ADVANCE_MAP(
        '_', 1,
        'a', 2,
        'b', 3,
        'c', 4,
        'd', 5,
        'e', 6,
        'f', 7,
        'g', 8,
        'h', 9,
        'i', 10,
        'l', 11,
        'm', 12,
        'n', 13,
        'o', 14,
        'p', 15,
        'q', 16,
        'r', 17,
        's', 18,
        't', 19,
        'u', 20,
        'v', 21,
        'w', 22,
      );
      if (lookahead == '\r' ||
          lookahead == ' ' ||
          lookahead == 0xa0 ||
          lookahead == 0x1680 ||
          (0x2000 <= lookahead && lookahead <= 0x200a) ||
          lookahead == 0x202f ||
          lookahead == 0x205f ||
          lookahead == 0x3000) SKIP(0);
      END_STATE();
    case 1:
      ACCEPT_TOKEN(anon_sym__);
      END_STATE();
    case 2:
      if (lookahead == 'n') ADVANCE(23);
      if (lookahead == 's') ADVANCE(24);
      END_STATE();
    case 3:
      if (lookahead == 'y') ADVANCE(25);
      END_STATE();
    case 4:
      if (lookahead == 'a') ADVANCE(26);
      if (lookahead == 'l') ADVANCE(27);
      END_STATE();
    case 5:
      ACCEPT_TOKEN(anon_sym_d);
      if (lookahead == 'a') ADVANCE(28);
      if (lookahead == 'e') ADVANCE(29);
      if (lookahead == 'o') ADVANCE(30);
      END_STATE();
    case 6:
      ACCEPT_TOKEN(anon_sym_e);
      if (lookahead == 'l') ADVANCE(31);
      if (lookahead == 'x') ADVANCE(32);
      END_STATE();
    case 7:
      if (lookahead == 'a') ADVANCE(33);
      if (lookahead == 'o') ADVANCE(34);
      END_STATE();
    case 8:
      if (lookahead == 'r') ADVANCE(35);
      END_STATE();
    case 9:
      if (lookahead == 'i') ADVANCE(36);
      END_STATE();
    case 10:
      if (lookahead == 'f') ADVANCE(37);
      if (lookahead == 'm') ADVANCE(38);
      if (lookahead == 'n') ADVANCE(39);
      END_STATE();
    case 11:
      if (lookahead == 'e') ADVANCE(40);
      END_STATE();
    case 12:
      if (lookahead == 'd') ADVANCE(41);
      if (lookahead == 'o') ADVANCE(42);
      END_STATE();
    case 13:
      if (lookahead == 'e') ADVANCE(43);
      if (lookahead == 'o') ADVANCE(44);
      END_STATE();
    case 14:
      if (lookahead == 'f') ADVANCE(45);
      END_STATE();
    case 15:
      ACCEPT_TOKEN(anon_sym_p);
      if (lookahead == 'a') ADVANCE(46);
      if (lookahead == 'h') ADVANCE(47);
      END_STATE();
    case 16:
      if (lookahead == 'u') ADVANCE(48);
      END_STATE();
    case 17:
      if (lookahead == 'e') ADVANCE(49);
      if (lookahead == 'o') ADVANCE(50);
      END_STATE();
    case 18:
      if (lookahead == 'a') ADVANCE(51);
      if (lookahead == 't') ADVANCE(52);
      END_STATE();
    case 19:
      ACCEPT_TOKEN(anon_sym_t);
      if (lookahead == 'h') ADVANCE(53);
      if (lookahead == 'y') ADVANCE(54);
      END_STATE();
    case 20:
      if (lookahead == 'n') ADVANCE(55);
      if (lookahead == 's') ADVANCE(56);
      END_STATE();
    case 21:
      if (lookahead == 'i') ADVANCE(57);
      END_STATE();
    case 22:
      if (lookahead == 'h') ADVANCE(58);
      END_STATE();
    case 23:
      if (lookahead == 'y') ADVANCE(59);
      END_STATE();
    case 24:
      ACCEPT_TOKEN(anon_sym_as);
      END_STATE();
    case 25:
      ACCEPT_TOKEN(anon_sym_by);
      END_STATE();
    case 26:
      if (lookahead == 's') ADVANCE(60);
      END_STATE();
    case 27:
      if (lookahead == 'a') ADVANCE(61);
      END_STATE();
    case 28:
      if (lookahead == 't') ADVANCE(62);
      END_STATE();
    case 29:
      if (lookahead == 'f') ADVANCE(63);
      if (lookahead == 'r') ADVANCE(64);
      END_STATE();
    case 30:
      ACCEPT_TOKEN(anon_sym_do);
      END_STATE();
    case 31:
      if (lookahead == 's') ADVANCE(65);
      END_STATE();
    case 32:
      if (lookahead == 'p') ADVANCE(66);
      END_STATE();
    case 33:
      if (lookahead == 'm') ADVANCE(67);
      END_STATE();
    case 34:
      if (lookahead == 'r') ADVANCE(68);
      END_STATE();
    case 35:
      if (lookahead == 'o') ADVANCE(69);
      END_STATE();
    case 36:
      if (lookahead == 'd') ADVANCE(70);
      END_STATE();
    case 37:
      ACCEPT_TOKEN(anon_sym_if);
      END_STATE();
    case 38:
      if (lookahead == 'p') ADVANCE(71);
      END_STATE();
    case 39:
      ACCEPT_TOKEN(anon_sym_in);
      if (lookahead == 'f') ADVANCE(72);
      if (lookahead == 's') ADVANCE(73);
      if (lookahead == 't') ADVANCE(74);
      END_STATE();
    case 40:
      if (lookahead == 't') ADVANCE(75);
      END_STATE();
    case 41:
      if (lookahead == 'o') ADVANCE(76);
      END_STATE();
    case 42:
      if (lookahead == 'd') ADVANCE(77);
      END_STATE();
    case 43:
      if (lookahead == 'w') ADVANCE(78);
      END_STATE();
    case 44:
      if (lookahead == 'm') ADVANCE(79);
      END_STATE();
    case 45:
      ACCEPT_TOKEN(anon_sym_of);
      END_STATE();
    case 46:
      if (lookahead == 't') ADVANCE(80);
      END_STATE();
    case 47:
      if (lookahead == 'a') ADVANCE(81);
      END_STATE();
    case 48:
      if (lookahead == 'a') ADVANCE(82);
      END_STATE();
    case 49:
      if (lookahead == 'c') ADVANCE(83);
      if (lookahead == 'p') ADVANCE(84);
      END_STATE();
    case 50:
      if (lookahead == 'l') ADVANCE(85);
      END_STATE();
    case 51:
      if (lookahead == 'f') ADVANCE(86);
      END_STATE();
    case 52:
      if (lookahead == 'o') ADVANCE(87);
      END_STATE();
    case 53:
      if (lookahead == 'e') ADVANCE(88);
      END_STATE();
    case 54:
      if (lookahead == 'p') ADVANCE(89);
      END_STATE();
    case 55:
      if (lookahead == 's') ADVANCE(90);
      END_STATE();
    case 56:
      if (lookahead == 'i') ADVANCE(91);
      END_STATE();
    case 57:
      if (lookahead == 'a') ADVANCE(92);
      END_STATE();
    case 58:
      if (lookahead == 'e') ADVANCE(93);
      END_STATE();
    case 59:
      if (lookahead == 'c') ADVANCE(94);
      END_STATE();
    case 60:
      if (lookahead == 'e') ADVANCE(95);
      END_STATE();
    case 61:
      if (lookahead == 's') ADVANCE(96);
      END_STATE();
    case 62:
      if (lookahead == 'a') ADVANCE(97);
      END_STATE();
    case 63:
      if (lookahead == 'a') ADVANCE(98);
      END_STATE();
    case 64:
      if (lookahead == 'i') ADVANCE(99);
      END_STATE();
    case 65:
      if (lookahead == 'e') ADVANCE(100);
      END_STATE();
    case 66:
      if (lookahead == 'o') ADVANCE(101);
      END_STATE();
    case 67:
      if (lookahead == 'i') ADVANCE(102);
      END_STATE();
    case 68:
      if (lookahead == 'a') ADVANCE(103);
      if (lookahead == 'e') ADVANCE(104);
      END_STATE();
    case 69:
      if (lookahead == 'u') ADVANCE(105);
      END_STATE();
    case 70:
      if (lookahead == 'i') ADVANCE(106);
      END_STATE();
    case 71:
      if (lookahead == 'o') ADVANCE(107);
      END_STATE();
    case 72:
      if (lookahead == 'i') ADVANCE(108);
      END_STATE();
    case 73:
      if (lookahead == 't') ADVANCE(109);
      END_STATE();
    case 74:
      if (lookahead == 'e') ADVANCE(110);
      END_STATE();
    case 75:
      ACCEPT_TOKEN(anon_sym_let);
      END_STATE();
    case 76:
      ACCEPT_TOKEN(anon_sym_mdo);
      END_STATE();
    case 77:
      if (lookahead == 'u') ADVANCE(111);
      END_STATE();
    case 78:
      if (lookahead == 't') ADVANCE(112);
      END_STATE();
    case 79:
      if (lookahead == 'i') ADVANCE(113);
      END_STATE();
    case 80:
      if (lookahead == 't') ADVANCE(114);
      END_STATE();
    case 81:
      if (lookahead == 'n') ADVANCE(115);
      END_STATE();
    case 82:
      if (lookahead == 'l') ADVANCE(116);
      END_STATE();
    case 83:
      ACCEPT_TOKEN(anon_sym_rec);
      END_STATE();
    case 84:
      if (lookahead == 'r') ADVANCE(117);
      END_STATE();
    case 85:
      if (lookahead == 'e') ADVANCE(118);
      END_STATE();
    case 86:
      if (lookahead == 'e') ADVANCE(119);
      END_STATE();
    case 87:
      if (lookahead == 'c') ADVANCE(120);
      END_STATE();
    case 88:
      if (lookahead == 'n') ADVANCE(121);
      END_STATE();
    case 89:
      if (lookahead == 'e') ADVANCE(122);
      END_STATE();
    case 90:
      if (lookahead == 'a') ADVANCE(123);
      END_STATE();
    case 91:
      if (lookahead == 'n') ADVANCE(124);
      END_STATE();
    case 92:
      ACCEPT_TOKEN(anon_sym_via);
      END_STATE();
    case 93:
      if (lookahead == 'r') ADVANCE(125);
      END_STATE();
    case 94:
      if (lookahead == 'l') ADVANCE(126);
      END_STATE();
    case 95:
      ACCEPT_TOKEN(anon_sym_case);
      if (lookahead == 's') ADVANCE(127);
      END_STATE();
    case 96:
      if (lookahead == 's') ADVANCE(128);
      END_STATE();
    case 97:
      ACCEPT_TOKEN(anon_sym_data);
      END_STATE();
    case 98:
      if (lookahead == 'u') ADVANCE(129);
      END_STATE();
    case 99:
      if (lookahead == 'v') ADVANCE(130);
      END_STATE();
    case 100:
      ACCEPT_TOKEN(anon_sym_else);
      END_STATE();
    case 101:
      if (lookahead == 'r') ADVANCE(131);
      END_STATE();
    case 102:
      if (lookahead == 'l') ADVANCE(132);
      END_STATE();
    case 103:
      if (lookahead == 'l') ADVANCE(133);
      END_STATE();
    case 104:
      if (lookahead == 'i') ADVANCE(134);
      END_STATE();
    case 105:
      if (lookahead == 'p') ADVANCE(135);
      END_STATE();
    case 106:
      if (lookahead == 'n') ADVANCE(136);
      END_STATE();
    case 107:
      if (lookahead == 'r') ADVANCE(137);
      END_STATE();
    case 108:
      if (lookahead == 'x') ADVANCE(138);
      END_STATE();
    case 109:
      if (lookahead == 'a') ADVANCE(139);
      END_STATE();
    case 110:
      if (lookahead == 'r') ADVANCE(140);
      END_STATE();
    case 111:
      if (lookahead == 'l') ADVANCE(141);
      END_STATE();
    case 112:
      if (lookahead == 'y') ADVANCE(142);
      END_STATE();
    case 113:
      if (lookahead == 'n') ADVANCE(143);
      END_STATE();
    case 114:
      if (lookahead == 'e') ADVANCE(144);
      END_STATE();
    case 115:
      if (lookahead == 't') ADVANCE(145);
      END_STATE();
    case 116:
      if (lookahead == 'i') ADVANCE(146);
      END_STATE();
    case 117:
      if (lookahead == 'e') ADVANCE(147);
      END_STATE();
    case 118:
      ACCEPT_TOKEN(anon_sym_role);
      END_STATE();
    case 119:
      ACCEPT_TOKEN(sym_safety);
      END_STATE();
    case 120:
      if (lookahead == 'k') ADVANCE(148);
      END_STATE();
    case 121:
      ACCEPT_TOKEN(anon_sym_then);
      END_STATE();
    case 122:
      ACCEPT_TOKEN(anon_sym_type);
      END_STATE();
    case 123:
      if (lookahead == 'f') ADVANCE(149);
      END_STATE();
    case 124:
      if (lookahead == 'g') ADVANCE(150);
      END_STATE();
    case 125:
      if (lookahead == 'e') ADVANCE(151);
      END_STATE();
    case 126:
      if (lookahead == 'a') ADVANCE(152);
      END_STATE();
    case 127:
      ACCEPT_TOKEN(anon_sym_cases);
      END_STATE();
    case 128:
      ACCEPT_TOKEN(anon_sym_class);
      END_STATE();
    case 129:
      if (lookahead == 'l') ADVANCE(153);
      END_STATE();
    case 130:
      if (lookahead == 'i') ADVANCE(154);
      END_STATE();
    case 131:
      if (lookahead == 't') ADVANCE(155);
      END_STATE();
    case 132:
      if (lookahead == 'y') ADVANCE(156);
      END_STATE();
    case 133:
      if (lookahead == 'l') ADVANCE(157);
      END_STATE();
    case 134:
      if (lookahead == 'g') ADVANCE(158);
      END_STATE();
    case 135:
      ACCEPT_TOKEN(anon_sym_group);
      END_STATE();
    case 136:
      if (lookahead == 'g') ADVANCE(159);
      END_STATE();
    case 137:
      if (lookahead == 't') ADVANCE(160);
      END_STATE();
    case 138:
      ACCEPT_TOKEN(anon_sym_infix);
      if (lookahead == 'l') ADVANCE(161);
      if (lookahead == 'r') ADVANCE(162);
      END_STATE();
    case 139:
      if (lookahead == 'n') ADVANCE(163);
      END_STATE();
    case 140:
      if (lookahead == 'r') ADVANCE(164);
      END_STATE();
    case 141:
      if (lookahead == 'e') ADVANCE(165);
      END_STATE();
    case 142:
      if (lookahead == 'p') ADVANCE(166);
      END_STATE();
    case 143:
      if (lookahead == 'a') ADVANCE(167);
      END_STATE();
    case 144:
      if (lookahead == 'r') ADVANCE(168);
      END_STATE();
    case 145:
      if (lookahead == 'o') ADVANCE(169);
      END_STATE();
    case 146:
      if (lookahead == 'f') ADVANCE(170);
      END_STATE();
    case 147:
      if (lookahead == 's') ADVANCE(171);
      END_STATE();
    case 148:
      ACCEPT_TOKEN(anon_sym_stock);
      END_STATE();
    case 149:
      if (lookahead == 'e') ADVANCE(119);
      END_STATE();
    case 150:
      ACCEPT_TOKEN(anon_sym_using);
      END_STATE();
    case 151:
      ACCEPT_TOKEN(anon_sym_where);
      END_STATE();
    case 152:
      if (lookahead == 's') ADVANCE(172);
      END_STATE();
    case 153:
      if (lookahead == 't') ADVANCE(173);
      END_STATE();
    case 154:
      if (lookahead == 'n') ADVANCE(174);
      END_STATE();
    case 155:
      ACCEPT_TOKEN(anon_sym_export);
      END_STATE();
    case 156:
      ACCEPT_TOKEN(anon_sym_family);
      END_STATE();
    case 157:
      ACCEPT_TOKEN(anon_sym_forall);
      END_STATE();
    case 158:
      if (lookahead == 'n') ADVANCE(175);
      END_STATE();
    case 159:
      ACCEPT_TOKEN(anon_sym_hiding);
      END_STATE();
    case 160:
      ACCEPT_TOKEN(anon_sym_import);
      END_STATE();
    case 161:
      ACCEPT_TOKEN(anon_sym_infixl);
      END_STATE();
    case 162:
      ACCEPT_TOKEN(anon_sym_infixr);
      END_STATE();
    case 163:
      if (lookahead == 'c') ADVANCE(176);
      END_STATE();
    case 164:
      if (lookahead == 'u') ADVANCE(177);
      END_STATE();
    case 165:
      ACCEPT_TOKEN(anon_sym_module);
      END_STATE();
    case 166:
      if (lookahead == 'e') ADVANCE(178);
      END_STATE();
    case 167:
      if (lookahead == 'l') ADVANCE(179);
      END_STATE();
    case 168:
      if (lookahead == 'n') ADVANCE(180);
      END_STATE();
    case 169:
      if (lookahead == 'm') ADVANCE(181);
      END_STATE();
    case 170:
      if (lookahead == 'i') ADVANCE(182);
      END_STATE();
    case 171:
      if (lookahead == 'e') ADVANCE(183);
      END_STATE();
    case 172:
      if (lookahead == 's') ADVANCE(184);
      END_STATE();
    case 173:
      ACCEPT_TOKEN(anon_sym_default);
      END_STATE();
    case 174:
      if (lookahead == 'g') ADVANCE(185);
      END_STATE();
    case 175:
      ACCEPT_TOKEN(anon_sym_foreign);
      END_STATE();
    case 176:
      if (lookahead == 'e') ADVANCE(186);
      END_STATE();
    case 177:
      if (lookahead == 'p') ADVANCE(187);
      END_STATE();
    case 178:
      ACCEPT_TOKEN(anon_sym_newtype);
      END_STATE();
    case 179:
      ACCEPT_TOKEN(anon_sym_nominal);
      END_STATE();
    case 180:
      ACCEPT_TOKEN(anon_sym_pattern);
      END_STATE();
    case 181:
      ACCEPT_TOKEN(anon_sym_phantom);
      END_STATE();
    case 182:
      if (lookahead == 'e') ADVANCE(188);
      END_STATE();
    case 183:
      if (lookahead == 'n') ADVANCE(189);
      END_STATE();
    case 184:
      ACCEPT_TOKEN(anon_sym_anyclass);
      END_STATE();
    case 185:
      ACCEPT_TOKEN(anon_sym_deriving);
      END_STATE();
    case 186:
      ACCEPT_TOKEN(anon_sym_instance);
      END_STATE();
    case 187:
      if (lookahead == 't') ADVANCE(190);
      END_STATE();
    case 188:
      if (lookahead == 'd') ADVANCE(191);
      END_STATE();
    case 189:
      if (lookahead == 't') ADVANCE(192);
      END_STATE();
    case 190:
      if (lookahead == 'i') ADVANCE(193);
      END_STATE();
    case 191:
      ACCEPT_TOKEN(anon_sym_qualified);
      END_STATE();
    case 192:
      if (lookahead == 'a') ADVANCE(194);
      END_STATE();
    case 193:
      if (lookahead == 'b') ADVANCE(195);
      END_STATE();
    case 194:
      if (lookahead == 't') ADVANCE(196);
      END_STATE();
    case 195:
      if (lookahead == 'l') ADVANCE(197);
      END_STATE();
    case 196:
      if (lookahead == 'i') ADVANCE(198);
      END_STATE();
    case 197:
      if (lookahead == 'e') ADVANCE(119);
      END_STATE();
    case 198:
      if (lookahead == 'o') ADVANCE(199);
      END_STATE();
    case 199:
      if (lookahead == 'n') ADVANCE(200);
      END_STATE();
    case 200:
      if (lookahead == 'a') ADVANCE(201);
      END_STATE();
    case 201:
      if (lookahead == 'l') ADVANCE(202);
      END_STATE();
    case 202:
      ACCEPT_TOKEN(anon_sym_representational);
      END_STATE();
    default:
      return false;
  }
}

enum ts_external_scanner_symbol_identifiers {
  ts_external_token_error_sentinel = 0,
  ts_external_token__cond_layout_semicolon = 1,
  ts_external_token__cmd_layout_start = 2,
  ts_external_token__cmd_layout_start_do = 3,
  ts_external_token__cmd_layout_start_case = 4,
  ts_external_token__cmd_layout_start_if = 5,
  ts_external_token__cmd_layout_start_let = 6,
  ts_external_token__cmd_layout_start_quote = 7,
  ts_external_token__cmd_layout_start_explicit = 8,
  ts_external_token__cond_layout_end = 9,
  ts_external_token__cond_layout_end_explicit = 10,
  ts_external_token__cmd_brace_open = 11,
  ts_external_token__cmd_brace_close = 12,
  ts_external_token__cmd_texp_start = 13,
  ts_external_token__cmd_texp_end = 14,
  ts_external_token__phantom_where = 15,
  ts_external_token__phantom_in = 16,
  ts_external_token__phantom_arrow = 17,
  ts_external_token__phantom_bar = 18,
  ts_external_token__phantom_deriving = 19,
  ts_external_token_comment = 20,
  ts_external_token_haddock = 21,
  ts_external_token_cpp = 22,
  ts_external_token_pragma = 23,
  ts_external_token__cond_quote_start = 24,
  ts_external_token_quasiquote_body = 25,
  ts_external_token__cond_splice = 26,
  ts_external_token__cond_qual_dot = 27,
  ts_external_token__cond_tight_dot = 28,
  ts_external_token__cond_prefix_dot = 29,
  ts_external_token__cond_dotdot = 30,
  ts_external_token__cond_tight_at = 31,
  ts_external_token__cond_prefix_at = 32,
  ts_external_token__cond_tight_bang = 33,
  ts_external_token__cond_prefix_bang = 34,
  ts_external_token__cond_tight_tilde = 35,
  ts_external_token__cond_prefix_tilde = 36,
  ts_external_token__cond_prefix_percent = 37,
  ts_external_token__cond_qualified_op = 38,
  ts_external_token__cond_left_section_op = 39,
  ts_external_token__cond_no_section_op = 40,
  ts_external_token__cond_minus = 41,
  ts_external_token__cond_context = 42,
  ts_external_token__cond_infix = 43,
  ts_external_token__cond_data_infix = 44,
  ts_external_token__cond_assoc_tyinst = 45,
  ts_external_token__varsym = 46,
  ts_external_token__consym = 47,
  ts_external_token__token1 = 48,
};

static const TSSymbol ts_external_scanner_symbol_map[EXTERNAL_TOKEN_COUNT] = {
  [ts_external_token_error_sentinel] = sym_error_sentinel,
  [ts_external_token__cond_layout_semicolon] = sym__cond_layout_semicolon,
  [ts_external_token__cmd_layout_start] = sym__cmd_layout_start,
  [ts_external_token__cmd_layout_start_do] = sym__cmd_layout_start_do,
  [ts_external_token__cmd_layout_start_case] = sym__cmd_layout_start_case,
  [ts_external_token__cmd_layout_start_if] = sym__cmd_layout_start_if,
  [ts_external_token__cmd_layout_start_let] = sym__cmd_layout_start_let,
  [ts_external_token__cmd_layout_start_quote] = sym__cmd_layout_start_quote,
  [ts_external_token__cmd_layout_start_explicit] = sym__cmd_layout_start_explicit,
  [ts_external_token__cond_layout_end] = sym__cond_layout_end,
  [ts_external_token__cond_layout_end_explicit] = sym__cond_layout_end_explicit,
  [ts_external_token__cmd_brace_open] = sym__cmd_brace_open,
  [ts_external_token__cmd_brace_close] = sym__cmd_brace_close,
  [ts_external_token__cmd_texp_start] = sym__cmd_texp_start,
  [ts_external_token__cmd_texp_end] = sym__cmd_texp_end,
  [ts_external_token__phantom_where] = sym__phantom_where,
  [ts_external_token__phantom_in] = sym__phantom_in,
  [ts_external_token__phantom_arrow] = sym__phantom_arrow,
  [ts_external_token__phantom_bar] = sym__phantom_bar,
  [ts_external_token__phantom_deriving] = sym__phantom_deriving,
  [ts_external_token_comment] = sym_comment,
  [ts_external_token_haddock] = sym_haddock,
  [ts_external_token_cpp] = sym_cpp,
  [ts_external_token_pragma] = sym_pragma,
  [ts_external_token__cond_quote_start] = sym__cond_quote_start,
  [ts_external_token_quasiquote_body] = sym_quasiquote_body,
  [ts_external_token__cond_splice] = sym__cond_splice,
  [ts_external_token__cond_qual_dot] = sym__cond_qual_dot,
  [ts_external_token__cond_tight_dot] = sym__cond_tight_dot,
  [ts_external_token__cond_prefix_dot] = sym__cond_prefix_dot,
  [ts_external_token__cond_dotdot] = sym__cond_dotdot,
  [ts_external_token__cond_tight_at] = sym__cond_tight_at,
  [ts_external_token__cond_prefix_at] = sym__cond_prefix_at,
  [ts_external_token__cond_tight_bang] = sym__cond_tight_bang,
  [ts_external_token__cond_prefix_bang] = sym__cond_prefix_bang,
  [ts_external_token__cond_tight_tilde] = sym__cond_tight_tilde,
  [ts_external_token__cond_prefix_tilde] = sym__cond_prefix_tilde,
  [ts_external_token__cond_prefix_percent] = sym__cond_prefix_percent,
  [ts_external_token__cond_qualified_op] = sym__cond_qualified_op,
  [ts_external_token__cond_left_section_op] = sym__cond_left_section_op,
  [ts_external_token__cond_no_section_op] = sym__cond_no_section_op,
  [ts_external_token__cond_minus] = sym__cond_minus,
  [ts_external_token__cond_context] = sym__cond_context,
  [ts_external_token__cond_infix] = sym__cond_infix,
  [ts_external_token__cond_data_infix] = sym__cond_data_infix,
  [ts_external_token__cond_assoc_tyinst] = sym__cond_assoc_tyinst,
  [ts_external_token__varsym] = sym__varsym,
  [ts_external_token__consym] = sym__consym,
  [ts_external_token__token1] = aux_sym__token1,
};

static const bool ts_external_scanner_states[223][EXTERNAL_TOKEN_COUNT] = {
  [1] = {
    [ts_external_token_error_sentinel] = true,
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cmd_layout_start] = true,
    [ts_external_token__cmd_layout_start_do] = true,
    [ts_external_token__cmd_layout_start_case] = true,
    [ts_external_token__cmd_layout_start_if] = true,
    [ts_external_token__cmd_layout_start_let] = true,
    [ts_external_token__cmd_layout_start_quote] = true,
    [ts_external_token__cmd_layout_start_explicit] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token__cmd_brace_open] = true,
    [ts_external_token__cmd_brace_close] = true,
    [ts_external_token__cmd_texp_start] = true,
    [ts_external_token__cmd_texp_end] = true,
    [ts_external_token__phantom_where] = true,
    [ts_external_token__phantom_in] = true,
    [ts_external_token__phantom_arrow] = true,
    [ts_external_token__phantom_bar] = true,
    [ts_external_token__phantom_deriving] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token_quasiquote_body] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_qual_dot] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_dotdot] = true,
    [ts_external_token__cond_tight_at] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_tight_bang] = true,
    [ts_external_token__cond_prefix_bang] = true,
    [ts_external_token__cond_tight_tilde] = true,
    [ts_external_token__cond_prefix_tilde] = true,
    [ts_external_token__cond_prefix_percent] = true,
    [ts_external_token__cond_qualified_op] = true,
    [ts_external_token__cond_left_section_op] = true,
    [ts_external_token__cond_no_section_op] = true,
    [ts_external_token__cond_minus] = true,
    [ts_external_token__cond_context] = true,
    [ts_external_token__cond_infix] = true,
    [ts_external_token__cond_data_infix] = true,
    [ts_external_token__cond_assoc_tyinst] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [2] = {
    [ts_external_token__cmd_layout_start] = true,
    [ts_external_token__cmd_layout_start_explicit] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__token1] = true,
  },
  [3] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token__phantom_deriving] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_tight_bang] = true,
    [ts_external_token__cond_prefix_bang] = true,
    [ts_external_token__cond_tight_tilde] = true,
    [ts_external_token__cond_prefix_tilde] = true,
    [ts_external_token__token1] = true,
  },
  [4] = {
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token__phantom_deriving] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_tight_bang] = true,
    [ts_external_token__cond_prefix_bang] = true,
    [ts_external_token__cond_tight_tilde] = true,
    [ts_external_token__cond_prefix_tilde] = true,
    [ts_external_token__token1] = true,
  },
  [5] = {
    [ts_external_token__phantom_deriving] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_tight_bang] = true,
    [ts_external_token__cond_prefix_bang] = true,
    [ts_external_token__cond_tight_tilde] = true,
    [ts_external_token__cond_prefix_tilde] = true,
    [ts_external_token__token1] = true,
  },
  [6] = {
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_qual_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_tight_bang] = true,
    [ts_external_token__cond_prefix_bang] = true,
    [ts_external_token__cond_tight_tilde] = true,
    [ts_external_token__cond_prefix_tilde] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [7] = {
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_qualified_op] = true,
    [ts_external_token__cond_no_section_op] = true,
    [ts_external_token__cond_minus] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [8] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_tight_bang] = true,
    [ts_external_token__cond_prefix_bang] = true,
    [ts_external_token__cond_tight_tilde] = true,
    [ts_external_token__cond_prefix_tilde] = true,
    [ts_external_token__token1] = true,
  },
  [9] = {
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_tight_bang] = true,
    [ts_external_token__cond_prefix_bang] = true,
    [ts_external_token__cond_tight_tilde] = true,
    [ts_external_token__cond_prefix_tilde] = true,
    [ts_external_token__token1] = true,
  },
  [10] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token__phantom_where] = true,
    [ts_external_token__phantom_bar] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_qualified_op] = true,
    [ts_external_token__cond_no_section_op] = true,
    [ts_external_token__cond_minus] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [11] = {
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_tight_bang] = true,
    [ts_external_token__cond_prefix_bang] = true,
    [ts_external_token__cond_tight_tilde] = true,
    [ts_external_token__cond_prefix_tilde] = true,
    [ts_external_token__token1] = true,
  },
  [12] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token__phantom_where] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_qualified_op] = true,
    [ts_external_token__cond_no_section_op] = true,
    [ts_external_token__cond_minus] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [13] = {
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_dotdot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_qualified_op] = true,
    [ts_external_token__cond_no_section_op] = true,
    [ts_external_token__cond_minus] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [14] = {
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_qualified_op] = true,
    [ts_external_token__cond_left_section_op] = true,
    [ts_external_token__cond_no_section_op] = true,
    [ts_external_token__cond_minus] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [15] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_qualified_op] = true,
    [ts_external_token__cond_no_section_op] = true,
    [ts_external_token__cond_minus] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [16] = {
    [ts_external_token__phantom_arrow] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_qualified_op] = true,
    [ts_external_token__cond_no_section_op] = true,
    [ts_external_token__cond_minus] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [17] = {
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__phantom_bar] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_qualified_op] = true,
    [ts_external_token__cond_no_section_op] = true,
    [ts_external_token__cond_minus] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [18] = {
    [ts_external_token__phantom_arrow] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_prefix_percent] = true,
    [ts_external_token__cond_qualified_op] = true,
    [ts_external_token__cond_no_section_op] = true,
    [ts_external_token__cond_minus] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [19] = {
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_qual_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [20] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token__phantom_where] = true,
    [ts_external_token__phantom_arrow] = true,
    [ts_external_token__phantom_bar] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_prefix_percent] = true,
    [ts_external_token__cond_qualified_op] = true,
    [ts_external_token__cond_no_section_op] = true,
    [ts_external_token__cond_minus] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [21] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token__phantom_where] = true,
    [ts_external_token__phantom_arrow] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_prefix_percent] = true,
    [ts_external_token__cond_qualified_op] = true,
    [ts_external_token__cond_no_section_op] = true,
    [ts_external_token__cond_minus] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [22] = {
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_qual_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_tight_bang] = true,
    [ts_external_token__cond_prefix_bang] = true,
    [ts_external_token__cond_tight_tilde] = true,
    [ts_external_token__cond_prefix_tilde] = true,
    [ts_external_token__cond_context] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [23] = {
    [ts_external_token__phantom_arrow] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_dotdot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_prefix_percent] = true,
    [ts_external_token__cond_qualified_op] = true,
    [ts_external_token__cond_no_section_op] = true,
    [ts_external_token__cond_minus] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [24] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token__phantom_arrow] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_prefix_percent] = true,
    [ts_external_token__cond_qualified_op] = true,
    [ts_external_token__cond_no_section_op] = true,
    [ts_external_token__cond_minus] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [25] = {
    [ts_external_token__phantom_arrow] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_prefix_percent] = true,
    [ts_external_token__cond_qualified_op] = true,
    [ts_external_token__cond_left_section_op] = true,
    [ts_external_token__cond_no_section_op] = true,
    [ts_external_token__cond_minus] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [26] = {
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__phantom_arrow] = true,
    [ts_external_token__phantom_bar] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_prefix_percent] = true,
    [ts_external_token__cond_qualified_op] = true,
    [ts_external_token__cond_no_section_op] = true,
    [ts_external_token__cond_minus] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [27] = {
    [ts_external_token__phantom_arrow] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_prefix_percent] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [28] = {
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_tight_bang] = true,
    [ts_external_token__cond_prefix_bang] = true,
    [ts_external_token__cond_tight_tilde] = true,
    [ts_external_token__cond_prefix_tilde] = true,
    [ts_external_token__cond_qualified_op] = true,
    [ts_external_token__cond_no_section_op] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [29] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token__phantom_where] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_tight_bang] = true,
    [ts_external_token__cond_prefix_bang] = true,
    [ts_external_token__cond_tight_tilde] = true,
    [ts_external_token__cond_prefix_tilde] = true,
    [ts_external_token__cond_qualified_op] = true,
    [ts_external_token__cond_no_section_op] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [30] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token__phantom_where] = true,
    [ts_external_token__phantom_arrow] = true,
    [ts_external_token__phantom_deriving] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_prefix_percent] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [31] = {
    [ts_external_token__phantom_bar] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_tight_bang] = true,
    [ts_external_token__cond_prefix_bang] = true,
    [ts_external_token__cond_tight_tilde] = true,
    [ts_external_token__cond_prefix_tilde] = true,
    [ts_external_token__cond_qualified_op] = true,
    [ts_external_token__cond_no_section_op] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [32] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token__phantom_where] = true,
    [ts_external_token__phantom_arrow] = true,
    [ts_external_token__phantom_bar] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_prefix_percent] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [33] = {
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_tight_bang] = true,
    [ts_external_token__cond_prefix_bang] = true,
    [ts_external_token__cond_tight_tilde] = true,
    [ts_external_token__cond_prefix_tilde] = true,
    [ts_external_token__cond_context] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [34] = {
    [ts_external_token__phantom_bar] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_tight_bang] = true,
    [ts_external_token__cond_prefix_bang] = true,
    [ts_external_token__cond_tight_tilde] = true,
    [ts_external_token__cond_prefix_tilde] = true,
    [ts_external_token__cond_qualified_op] = true,
    [ts_external_token__cond_no_section_op] = true,
    [ts_external_token__cond_minus] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [35] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token__phantom_bar] = true,
    [ts_external_token__phantom_deriving] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_tight_bang] = true,
    [ts_external_token__cond_prefix_bang] = true,
    [ts_external_token__cond_tight_tilde] = true,
    [ts_external_token__cond_prefix_tilde] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [36] = {
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_tight_bang] = true,
    [ts_external_token__cond_prefix_bang] = true,
    [ts_external_token__cond_tight_tilde] = true,
    [ts_external_token__cond_prefix_tilde] = true,
    [ts_external_token__cond_context] = true,
    [ts_external_token__token1] = true,
  },
  [37] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token__phantom_arrow] = true,
    [ts_external_token__phantom_deriving] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_prefix_percent] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [38] = {
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__token1] = true,
  },
  [39] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token__phantom_arrow] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_prefix_percent] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [40] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token__phantom_where] = true,
    [ts_external_token__phantom_arrow] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_prefix_percent] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [41] = {
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_tight_bang] = true,
    [ts_external_token__cond_prefix_bang] = true,
    [ts_external_token__cond_tight_tilde] = true,
    [ts_external_token__cond_prefix_tilde] = true,
    [ts_external_token__cond_qualified_op] = true,
    [ts_external_token__cond_no_section_op] = true,
    [ts_external_token__cond_minus] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [42] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token__phantom_where] = true,
    [ts_external_token__phantom_deriving] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [43] = {
    [ts_external_token__phantom_arrow] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_dotdot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_prefix_percent] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [44] = {
    [ts_external_token__phantom_arrow] = true,
    [ts_external_token__phantom_bar] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_prefix_percent] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [45] = {
    [ts_external_token__phantom_bar] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_tight_bang] = true,
    [ts_external_token__cond_prefix_bang] = true,
    [ts_external_token__cond_tight_tilde] = true,
    [ts_external_token__cond_prefix_tilde] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [46] = {
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__phantom_arrow] = true,
    [ts_external_token__phantom_bar] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_prefix_percent] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [47] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token__phantom_bar] = true,
    [ts_external_token__phantom_deriving] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [48] = {
    [ts_external_token__phantom_where] = true,
    [ts_external_token__phantom_arrow] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_prefix_percent] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [49] = {
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_tight_bang] = true,
    [ts_external_token__cond_prefix_bang] = true,
    [ts_external_token__cond_tight_tilde] = true,
    [ts_external_token__cond_prefix_tilde] = true,
    [ts_external_token__cond_qualified_op] = true,
    [ts_external_token__cond_no_section_op] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [50] = {
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [51] = {
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_tight_bang] = true,
    [ts_external_token__cond_prefix_bang] = true,
    [ts_external_token__cond_tight_tilde] = true,
    [ts_external_token__cond_prefix_tilde] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [52] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token__phantom_deriving] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [53] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token__phantom_where] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [54] = {
    [ts_external_token__cmd_layout_start_if] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__token1] = true,
  },
  [55] = {
    [ts_external_token__phantom_where] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [56] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [57] = {
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_qual_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_context] = true,
    [ts_external_token__cond_infix] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [58] = {
    [ts_external_token__phantom_arrow] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [59] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token__phantom_where] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_tight_bang] = true,
    [ts_external_token__cond_prefix_bang] = true,
    [ts_external_token__cond_tight_tilde] = true,
    [ts_external_token__cond_prefix_tilde] = true,
    [ts_external_token__cond_qualified_op] = true,
    [ts_external_token__cond_no_section_op] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [60] = {
    [ts_external_token__phantom_bar] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_tight_bang] = true,
    [ts_external_token__cond_prefix_bang] = true,
    [ts_external_token__cond_tight_tilde] = true,
    [ts_external_token__cond_prefix_tilde] = true,
    [ts_external_token__cond_qualified_op] = true,
    [ts_external_token__cond_no_section_op] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [61] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token__phantom_bar] = true,
    [ts_external_token__phantom_deriving] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_tight_bang] = true,
    [ts_external_token__cond_prefix_bang] = true,
    [ts_external_token__cond_tight_tilde] = true,
    [ts_external_token__cond_prefix_tilde] = true,
    [ts_external_token__token1] = true,
  },
  [62] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token__phantom_where] = true,
    [ts_external_token__phantom_deriving] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__token1] = true,
  },
  [63] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_tight_bang] = true,
    [ts_external_token__cond_prefix_bang] = true,
    [ts_external_token__cond_tight_tilde] = true,
    [ts_external_token__cond_prefix_tilde] = true,
    [ts_external_token__token1] = true,
  },
  [64] = {
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_tight_bang] = true,
    [ts_external_token__cond_prefix_bang] = true,
    [ts_external_token__cond_tight_tilde] = true,
    [ts_external_token__cond_prefix_tilde] = true,
    [ts_external_token__token1] = true,
  },
  [65] = {
    [ts_external_token__phantom_bar] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_tight_bang] = true,
    [ts_external_token__cond_prefix_bang] = true,
    [ts_external_token__cond_tight_tilde] = true,
    [ts_external_token__cond_prefix_tilde] = true,
    [ts_external_token__token1] = true,
  },
  [66] = {
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_tight_bang] = true,
    [ts_external_token__cond_prefix_bang] = true,
    [ts_external_token__cond_tight_tilde] = true,
    [ts_external_token__cond_prefix_tilde] = true,
    [ts_external_token__token1] = true,
  },
  [67] = {
    [ts_external_token__phantom_where] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__token1] = true,
  },
  [68] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token__phantom_deriving] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__token1] = true,
  },
  [69] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token__phantom_where] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__token1] = true,
  },
  [70] = {
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__token1] = true,
  },
  [71] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__token1] = true,
  },
  [72] = {
    [ts_external_token__phantom_arrow] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_qual_dot] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_prefix_percent] = true,
    [ts_external_token__cond_qualified_op] = true,
    [ts_external_token__cond_no_section_op] = true,
    [ts_external_token__cond_minus] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [73] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token__phantom_bar] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_tight_at] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_tight_bang] = true,
    [ts_external_token__cond_prefix_bang] = true,
    [ts_external_token__cond_tight_tilde] = true,
    [ts_external_token__cond_prefix_tilde] = true,
    [ts_external_token__cond_qualified_op] = true,
    [ts_external_token__cond_no_section_op] = true,
    [ts_external_token__cond_minus] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [74] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token__phantom_bar] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_tight_bang] = true,
    [ts_external_token__cond_prefix_bang] = true,
    [ts_external_token__cond_tight_tilde] = true,
    [ts_external_token__cond_prefix_tilde] = true,
    [ts_external_token__cond_qualified_op] = true,
    [ts_external_token__cond_no_section_op] = true,
    [ts_external_token__cond_minus] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [75] = {
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_context] = true,
    [ts_external_token__cond_infix] = true,
    [ts_external_token__token1] = true,
  },
  [76] = {
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_qual_dot] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_qualified_op] = true,
    [ts_external_token__cond_no_section_op] = true,
    [ts_external_token__cond_minus] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [77] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token__phantom_where] = true,
    [ts_external_token__phantom_arrow] = true,
    [ts_external_token__phantom_bar] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_qual_dot] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_prefix_percent] = true,
    [ts_external_token__cond_qualified_op] = true,
    [ts_external_token__cond_no_section_op] = true,
    [ts_external_token__cond_minus] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [78] = {
    [ts_external_token__cmd_layout_start_case] = true,
    [ts_external_token__cmd_layout_start_explicit] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_qualified_op] = true,
    [ts_external_token__cond_no_section_op] = true,
    [ts_external_token__cond_minus] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [79] = {
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_qual_dot] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_tight_bang] = true,
    [ts_external_token__cond_prefix_bang] = true,
    [ts_external_token__cond_tight_tilde] = true,
    [ts_external_token__cond_prefix_tilde] = true,
    [ts_external_token__cond_qualified_op] = true,
    [ts_external_token__cond_no_section_op] = true,
    [ts_external_token__cond_minus] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [80] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token__phantom_where] = true,
    [ts_external_token__phantom_arrow] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_qual_dot] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_prefix_percent] = true,
    [ts_external_token__cond_qualified_op] = true,
    [ts_external_token__cond_no_section_op] = true,
    [ts_external_token__cond_minus] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [81] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token__phantom_arrow] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_qual_dot] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_prefix_percent] = true,
    [ts_external_token__cond_qualified_op] = true,
    [ts_external_token__cond_no_section_op] = true,
    [ts_external_token__cond_minus] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [82] = {
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_tight_bang] = true,
    [ts_external_token__cond_prefix_bang] = true,
    [ts_external_token__cond_tight_tilde] = true,
    [ts_external_token__cond_prefix_tilde] = true,
    [ts_external_token__cond_qualified_op] = true,
    [ts_external_token__cond_no_section_op] = true,
    [ts_external_token__cond_minus] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [83] = {
    [ts_external_token__phantom_arrow] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_qual_dot] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_dotdot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_prefix_percent] = true,
    [ts_external_token__cond_qualified_op] = true,
    [ts_external_token__cond_no_section_op] = true,
    [ts_external_token__cond_minus] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [84] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token__phantom_bar] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_qual_dot] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_tight_bang] = true,
    [ts_external_token__cond_prefix_bang] = true,
    [ts_external_token__cond_tight_tilde] = true,
    [ts_external_token__cond_prefix_tilde] = true,
    [ts_external_token__cond_qualified_op] = true,
    [ts_external_token__cond_no_section_op] = true,
    [ts_external_token__cond_minus] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [85] = {
    [ts_external_token__phantom_arrow] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_qual_dot] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_prefix_percent] = true,
    [ts_external_token__cond_qualified_op] = true,
    [ts_external_token__cond_left_section_op] = true,
    [ts_external_token__cond_no_section_op] = true,
    [ts_external_token__cond_minus] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [86] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_qual_dot] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_tight_bang] = true,
    [ts_external_token__cond_prefix_bang] = true,
    [ts_external_token__cond_tight_tilde] = true,
    [ts_external_token__cond_prefix_tilde] = true,
    [ts_external_token__cond_qualified_op] = true,
    [ts_external_token__cond_no_section_op] = true,
    [ts_external_token__cond_minus] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [87] = {
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__phantom_arrow] = true,
    [ts_external_token__phantom_bar] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_qual_dot] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_prefix_percent] = true,
    [ts_external_token__cond_qualified_op] = true,
    [ts_external_token__cond_no_section_op] = true,
    [ts_external_token__cond_minus] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [88] = {
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_qual_dot] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_dotdot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_tight_bang] = true,
    [ts_external_token__cond_prefix_bang] = true,
    [ts_external_token__cond_tight_tilde] = true,
    [ts_external_token__cond_prefix_tilde] = true,
    [ts_external_token__cond_qualified_op] = true,
    [ts_external_token__cond_no_section_op] = true,
    [ts_external_token__cond_minus] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [89] = {
    [ts_external_token__phantom_arrow] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_qual_dot] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_tight_bang] = true,
    [ts_external_token__cond_prefix_bang] = true,
    [ts_external_token__cond_tight_tilde] = true,
    [ts_external_token__cond_prefix_tilde] = true,
    [ts_external_token__cond_qualified_op] = true,
    [ts_external_token__cond_no_section_op] = true,
    [ts_external_token__cond_minus] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [90] = {
    [ts_external_token__phantom_arrow] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_qual_dot] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_prefix_percent] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [91] = {
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_infix] = true,
    [ts_external_token__token1] = true,
  },
  [92] = {
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_qual_dot] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_tight_bang] = true,
    [ts_external_token__cond_prefix_bang] = true,
    [ts_external_token__cond_tight_tilde] = true,
    [ts_external_token__cond_prefix_tilde] = true,
    [ts_external_token__cond_qualified_op] = true,
    [ts_external_token__cond_left_section_op] = true,
    [ts_external_token__cond_no_section_op] = true,
    [ts_external_token__cond_minus] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [93] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token__phantom_where] = true,
    [ts_external_token__phantom_bar] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_qual_dot] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_qualified_op] = true,
    [ts_external_token__cond_no_section_op] = true,
    [ts_external_token__cond_minus] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [94] = {
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_tight_at] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_tight_bang] = true,
    [ts_external_token__cond_prefix_bang] = true,
    [ts_external_token__cond_tight_tilde] = true,
    [ts_external_token__cond_prefix_tilde] = true,
    [ts_external_token__cond_qualified_op] = true,
    [ts_external_token__cond_no_section_op] = true,
    [ts_external_token__cond_minus] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [95] = {
    [ts_external_token__phantom_arrow] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_tight_at] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_tight_bang] = true,
    [ts_external_token__cond_prefix_bang] = true,
    [ts_external_token__cond_tight_tilde] = true,
    [ts_external_token__cond_prefix_tilde] = true,
    [ts_external_token__cond_qualified_op] = true,
    [ts_external_token__cond_no_section_op] = true,
    [ts_external_token__cond_minus] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [96] = {
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_dotdot] = true,
    [ts_external_token__cond_tight_at] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_tight_bang] = true,
    [ts_external_token__cond_prefix_bang] = true,
    [ts_external_token__cond_tight_tilde] = true,
    [ts_external_token__cond_prefix_tilde] = true,
    [ts_external_token__cond_qualified_op] = true,
    [ts_external_token__cond_no_section_op] = true,
    [ts_external_token__cond_minus] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [97] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_tight_at] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_tight_bang] = true,
    [ts_external_token__cond_prefix_bang] = true,
    [ts_external_token__cond_tight_tilde] = true,
    [ts_external_token__cond_prefix_tilde] = true,
    [ts_external_token__cond_qualified_op] = true,
    [ts_external_token__cond_no_section_op] = true,
    [ts_external_token__cond_minus] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [98] = {
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_tight_at] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_tight_bang] = true,
    [ts_external_token__cond_prefix_bang] = true,
    [ts_external_token__cond_tight_tilde] = true,
    [ts_external_token__cond_prefix_tilde] = true,
    [ts_external_token__cond_qualified_op] = true,
    [ts_external_token__cond_left_section_op] = true,
    [ts_external_token__cond_no_section_op] = true,
    [ts_external_token__cond_minus] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [99] = {
    [ts_external_token__phantom_arrow] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_tight_bang] = true,
    [ts_external_token__cond_prefix_bang] = true,
    [ts_external_token__cond_tight_tilde] = true,
    [ts_external_token__cond_prefix_tilde] = true,
    [ts_external_token__cond_qualified_op] = true,
    [ts_external_token__cond_no_section_op] = true,
    [ts_external_token__cond_minus] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [100] = {
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_dotdot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_tight_bang] = true,
    [ts_external_token__cond_prefix_bang] = true,
    [ts_external_token__cond_tight_tilde] = true,
    [ts_external_token__cond_prefix_tilde] = true,
    [ts_external_token__cond_qualified_op] = true,
    [ts_external_token__cond_no_section_op] = true,
    [ts_external_token__cond_minus] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [101] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_tight_bang] = true,
    [ts_external_token__cond_prefix_bang] = true,
    [ts_external_token__cond_tight_tilde] = true,
    [ts_external_token__cond_prefix_tilde] = true,
    [ts_external_token__cond_qualified_op] = true,
    [ts_external_token__cond_no_section_op] = true,
    [ts_external_token__cond_minus] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [102] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token__phantom_where] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_qual_dot] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_qualified_op] = true,
    [ts_external_token__cond_no_section_op] = true,
    [ts_external_token__cond_minus] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [103] = {
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_qual_dot] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_dotdot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_qualified_op] = true,
    [ts_external_token__cond_no_section_op] = true,
    [ts_external_token__cond_minus] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [104] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cmd_layout_start_case] = true,
    [ts_external_token__cmd_layout_start_explicit] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token__phantom_where] = true,
    [ts_external_token__phantom_bar] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_qualified_op] = true,
    [ts_external_token__cond_no_section_op] = true,
    [ts_external_token__cond_minus] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [105] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token__phantom_bar] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_qualified_op] = true,
    [ts_external_token__cond_no_section_op] = true,
    [ts_external_token__cond_minus] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [106] = {
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_tight_bang] = true,
    [ts_external_token__cond_prefix_bang] = true,
    [ts_external_token__cond_tight_tilde] = true,
    [ts_external_token__cond_prefix_tilde] = true,
    [ts_external_token__cond_qualified_op] = true,
    [ts_external_token__cond_left_section_op] = true,
    [ts_external_token__cond_no_section_op] = true,
    [ts_external_token__cond_minus] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [107] = {
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_qual_dot] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_qualified_op] = true,
    [ts_external_token__cond_left_section_op] = true,
    [ts_external_token__cond_no_section_op] = true,
    [ts_external_token__cond_minus] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [108] = {
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_qual_dot] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_tight_bang] = true,
    [ts_external_token__cond_prefix_bang] = true,
    [ts_external_token__cond_tight_tilde] = true,
    [ts_external_token__cond_prefix_tilde] = true,
    [ts_external_token__cond_qualified_op] = true,
    [ts_external_token__cond_no_section_op] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [109] = {
    [ts_external_token__phantom_arrow] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_qual_dot] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_qualified_op] = true,
    [ts_external_token__cond_no_section_op] = true,
    [ts_external_token__cond_minus] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [110] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cmd_layout_start_case] = true,
    [ts_external_token__cmd_layout_start_explicit] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token__phantom_where] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_qualified_op] = true,
    [ts_external_token__cond_no_section_op] = true,
    [ts_external_token__cond_minus] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [111] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_qual_dot] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_qualified_op] = true,
    [ts_external_token__cond_no_section_op] = true,
    [ts_external_token__cond_minus] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [112] = {
    [ts_external_token__cmd_layout_start_case] = true,
    [ts_external_token__cmd_layout_start_explicit] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_dotdot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_qualified_op] = true,
    [ts_external_token__cond_no_section_op] = true,
    [ts_external_token__cond_minus] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [113] = {
    [ts_external_token__cmd_layout_start_case] = true,
    [ts_external_token__cmd_layout_start_explicit] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_qualified_op] = true,
    [ts_external_token__cond_left_section_op] = true,
    [ts_external_token__cond_no_section_op] = true,
    [ts_external_token__cond_minus] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [114] = {
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__phantom_bar] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_qual_dot] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_qualified_op] = true,
    [ts_external_token__cond_no_section_op] = true,
    [ts_external_token__cond_minus] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [115] = {
    [ts_external_token__cmd_layout_start_case] = true,
    [ts_external_token__cmd_layout_start_explicit] = true,
    [ts_external_token__phantom_arrow] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_qualified_op] = true,
    [ts_external_token__cond_no_section_op] = true,
    [ts_external_token__cond_minus] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [116] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cmd_layout_start_case] = true,
    [ts_external_token__cmd_layout_start_explicit] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_qualified_op] = true,
    [ts_external_token__cond_no_section_op] = true,
    [ts_external_token__cond_minus] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [117] = {
    [ts_external_token__phantom_bar] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_tight_at] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_tight_bang] = true,
    [ts_external_token__cond_prefix_bang] = true,
    [ts_external_token__cond_tight_tilde] = true,
    [ts_external_token__cond_prefix_tilde] = true,
    [ts_external_token__cond_qualified_op] = true,
    [ts_external_token__cond_no_section_op] = true,
    [ts_external_token__cond_minus] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [118] = {
    [ts_external_token__cmd_layout_start_case] = true,
    [ts_external_token__cmd_layout_start_explicit] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__phantom_bar] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_qualified_op] = true,
    [ts_external_token__cond_no_section_op] = true,
    [ts_external_token__cond_minus] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [119] = {
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_qual_dot] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_tight_bang] = true,
    [ts_external_token__cond_prefix_bang] = true,
    [ts_external_token__cond_tight_tilde] = true,
    [ts_external_token__cond_prefix_tilde] = true,
    [ts_external_token__cond_qualified_op] = true,
    [ts_external_token__cond_no_section_op] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [120] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token__phantom_where] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_qual_dot] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_tight_bang] = true,
    [ts_external_token__cond_prefix_bang] = true,
    [ts_external_token__cond_tight_tilde] = true,
    [ts_external_token__cond_prefix_tilde] = true,
    [ts_external_token__cond_qualified_op] = true,
    [ts_external_token__cond_no_section_op] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [121] = {
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_qual_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [122] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token__phantom_where] = true,
    [ts_external_token__phantom_arrow] = true,
    [ts_external_token__phantom_deriving] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_qual_dot] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_prefix_percent] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [123] = {
    [ts_external_token__phantom_bar] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_qual_dot] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_tight_bang] = true,
    [ts_external_token__cond_prefix_bang] = true,
    [ts_external_token__cond_tight_tilde] = true,
    [ts_external_token__cond_prefix_tilde] = true,
    [ts_external_token__cond_qualified_op] = true,
    [ts_external_token__cond_no_section_op] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [124] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token__phantom_where] = true,
    [ts_external_token__phantom_arrow] = true,
    [ts_external_token__phantom_bar] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_qual_dot] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_prefix_percent] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [125] = {
    [ts_external_token__phantom_bar] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_qual_dot] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_tight_bang] = true,
    [ts_external_token__cond_prefix_bang] = true,
    [ts_external_token__cond_tight_tilde] = true,
    [ts_external_token__cond_prefix_tilde] = true,
    [ts_external_token__cond_qualified_op] = true,
    [ts_external_token__cond_no_section_op] = true,
    [ts_external_token__cond_minus] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [126] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token__phantom_arrow] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_qual_dot] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_prefix_percent] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [127] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token__phantom_bar] = true,
    [ts_external_token__phantom_deriving] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_qual_dot] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_tight_bang] = true,
    [ts_external_token__cond_prefix_bang] = true,
    [ts_external_token__cond_tight_tilde] = true,
    [ts_external_token__cond_prefix_tilde] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [128] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token__phantom_where] = true,
    [ts_external_token__phantom_arrow] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_qual_dot] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_prefix_percent] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [129] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token__phantom_arrow] = true,
    [ts_external_token__phantom_deriving] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_qual_dot] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_prefix_percent] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [130] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token__phantom_where] = true,
    [ts_external_token__phantom_deriving] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_qual_dot] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [131] = {
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_tight_at] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_tight_bang] = true,
    [ts_external_token__cond_prefix_bang] = true,
    [ts_external_token__cond_tight_tilde] = true,
    [ts_external_token__cond_prefix_tilde] = true,
    [ts_external_token__cond_qualified_op] = true,
    [ts_external_token__cond_no_section_op] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [132] = {
    [ts_external_token__phantom_arrow] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_qual_dot] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_dotdot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_prefix_percent] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [133] = {
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_qual_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_infix] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [134] = {
    [ts_external_token__phantom_bar] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_qual_dot] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_tight_bang] = true,
    [ts_external_token__cond_prefix_bang] = true,
    [ts_external_token__cond_tight_tilde] = true,
    [ts_external_token__cond_prefix_tilde] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [135] = {
    [ts_external_token__phantom_arrow] = true,
    [ts_external_token__phantom_bar] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_qual_dot] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_prefix_percent] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [136] = {
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__phantom_arrow] = true,
    [ts_external_token__phantom_bar] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_qual_dot] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_prefix_percent] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [137] = {
    [ts_external_token__phantom_bar] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_tight_at] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_tight_bang] = true,
    [ts_external_token__cond_prefix_bang] = true,
    [ts_external_token__cond_tight_tilde] = true,
    [ts_external_token__cond_prefix_tilde] = true,
    [ts_external_token__cond_qualified_op] = true,
    [ts_external_token__cond_no_section_op] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [138] = {
    [ts_external_token__phantom_where] = true,
    [ts_external_token__phantom_arrow] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_qual_dot] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_prefix_percent] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [139] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token__phantom_where] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_qual_dot] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_tight_bang] = true,
    [ts_external_token__cond_prefix_bang] = true,
    [ts_external_token__cond_tight_tilde] = true,
    [ts_external_token__cond_prefix_tilde] = true,
    [ts_external_token__cond_qualified_op] = true,
    [ts_external_token__cond_no_section_op] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [140] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token__phantom_bar] = true,
    [ts_external_token__phantom_deriving] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_qual_dot] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [141] = {
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [142] = {
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_tight_at] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_tight_bang] = true,
    [ts_external_token__cond_prefix_bang] = true,
    [ts_external_token__cond_tight_tilde] = true,
    [ts_external_token__cond_prefix_tilde] = true,
    [ts_external_token__cond_qualified_op] = true,
    [ts_external_token__cond_no_section_op] = true,
    [ts_external_token__cond_minus] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [143] = {
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_qual_dot] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [144] = {
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_qual_dot] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_tight_bang] = true,
    [ts_external_token__cond_prefix_bang] = true,
    [ts_external_token__cond_tight_tilde] = true,
    [ts_external_token__cond_prefix_tilde] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [145] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token__phantom_deriving] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_qual_dot] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [146] = {
    [ts_external_token__phantom_bar] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_qual_dot] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_tight_bang] = true,
    [ts_external_token__cond_prefix_bang] = true,
    [ts_external_token__cond_tight_tilde] = true,
    [ts_external_token__cond_prefix_tilde] = true,
    [ts_external_token__cond_qualified_op] = true,
    [ts_external_token__cond_no_section_op] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [147] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token__phantom_where] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_qual_dot] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [148] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_infix] = true,
    [ts_external_token__token1] = true,
  },
  [149] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token__phantom_where] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_tight_at] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_tight_bang] = true,
    [ts_external_token__cond_prefix_bang] = true,
    [ts_external_token__cond_tight_tilde] = true,
    [ts_external_token__cond_prefix_tilde] = true,
    [ts_external_token__cond_qualified_op] = true,
    [ts_external_token__cond_no_section_op] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [150] = {
    [ts_external_token__phantom_where] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_qual_dot] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [151] = {
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_infix] = true,
    [ts_external_token__token1] = true,
  },
  [152] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token__phantom_where] = true,
    [ts_external_token__phantom_deriving] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_qual_dot] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__token1] = true,
  },
  [153] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_qual_dot] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [154] = {
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_assoc_tyinst] = true,
    [ts_external_token__token1] = true,
  },
  [155] = {
    [ts_external_token__phantom_arrow] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_qual_dot] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [156] = {
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__token1] = true,
  },
  [157] = {
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_context] = true,
    [ts_external_token__cond_infix] = true,
    [ts_external_token__token1] = true,
  },
  [158] = {
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_context] = true,
    [ts_external_token__cond_data_infix] = true,
    [ts_external_token__token1] = true,
  },
  [159] = {
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__cond_context] = true,
    [ts_external_token__token1] = true,
  },
  [160] = {
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_infix] = true,
    [ts_external_token__token1] = true,
  },
  [161] = {
    [ts_external_token__phantom_arrow] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_prefix_percent] = true,
    [ts_external_token__token1] = true,
  },
  [162] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token__phantom_deriving] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_qual_dot] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__token1] = true,
  },
  [163] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token__phantom_where] = true,
    [ts_external_token__phantom_deriving] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__token1] = true,
  },
  [164] = {
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_qual_dot] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__token1] = true,
  },
  [165] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token__phantom_where] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_qual_dot] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__token1] = true,
  },
  [166] = {
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__token1] = true,
  },
  [167] = {
    [ts_external_token__phantom_where] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_qual_dot] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__token1] = true,
  },
  [168] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_quote_start] = true,
    [ts_external_token__cond_splice] = true,
    [ts_external_token__cond_qual_dot] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__token1] = true,
  },
  [169] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token__phantom_where] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__token1] = true,
  },
  [170] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token__phantom_where] = true,
    [ts_external_token__phantom_bar] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__token1] = true,
  },
  [171] = {
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_qual_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [172] = {
    [ts_external_token__phantom_where] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__token1] = true,
  },
  [173] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_prefix_at] = true,
    [ts_external_token__token1] = true,
  },
  [174] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token__phantom_where] = true,
    [ts_external_token__phantom_arrow] = true,
    [ts_external_token__phantom_deriving] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_prefix_percent] = true,
    [ts_external_token__token1] = true,
  },
  [175] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token__phantom_where] = true,
    [ts_external_token__phantom_arrow] = true,
    [ts_external_token__phantom_bar] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_prefix_percent] = true,
    [ts_external_token__token1] = true,
  },
  [176] = {
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__cond_qualified_op] = true,
    [ts_external_token__cond_minus] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [177] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token__phantom_arrow] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_prefix_percent] = true,
    [ts_external_token__token1] = true,
  },
  [178] = {
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_data_infix] = true,
    [ts_external_token__token1] = true,
  },
  [179] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token__phantom_where] = true,
    [ts_external_token__phantom_arrow] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_prefix_percent] = true,
    [ts_external_token__token1] = true,
  },
  [180] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token__phantom_arrow] = true,
    [ts_external_token__phantom_deriving] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_prefix_percent] = true,
    [ts_external_token__token1] = true,
  },
  [181] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token__phantom_where] = true,
    [ts_external_token__phantom_deriving] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__token1] = true,
  },
  [182] = {
    [ts_external_token__phantom_arrow] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_dotdot] = true,
    [ts_external_token__cond_prefix_percent] = true,
    [ts_external_token__token1] = true,
  },
  [183] = {
    [ts_external_token__phantom_arrow] = true,
    [ts_external_token__phantom_bar] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_prefix_percent] = true,
    [ts_external_token__token1] = true,
  },
  [184] = {
    [ts_external_token__phantom_where] = true,
    [ts_external_token__phantom_arrow] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_prefix_percent] = true,
    [ts_external_token__token1] = true,
  },
  [185] = {
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__phantom_arrow] = true,
    [ts_external_token__phantom_bar] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_prefix_percent] = true,
    [ts_external_token__token1] = true,
  },
  [186] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token__phantom_where] = true,
    [ts_external_token__phantom_bar] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__token1] = true,
  },
  [187] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__token1] = true,
  },
  [188] = {
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__token1] = true,
  },
  [189] = {
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_qual_dot] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__token1] = true,
  },
  [190] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_qual_dot] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__token1] = true,
  },
  [191] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token__phantom_where] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__token1] = true,
  },
  [192] = {
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_dotdot] = true,
    [ts_external_token__token1] = true,
  },
  [193] = {
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_qual_dot] = true,
    [ts_external_token__cond_prefix_dot] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__token1] = true,
  },
  [194] = {
    [ts_external_token__phantom_bar] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__token1] = true,
  },
  [195] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token__phantom_bar] = true,
    [ts_external_token__phantom_deriving] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__token1] = true,
  },
  [196] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_qual_dot] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__token1] = true,
  },
  [197] = {
    [ts_external_token__phantom_where] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__token1] = true,
  },
  [198] = {
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [199] = {
    [ts_external_token__cmd_layout_start_let] = true,
    [ts_external_token__cmd_layout_start_explicit] = true,
    [ts_external_token__phantom_in] = true,
    [ts_external_token__phantom_arrow] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__token1] = true,
  },
  [200] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cmd_layout_start_let] = true,
    [ts_external_token__cmd_layout_start_explicit] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token__phantom_in] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__token1] = true,
  },
  [201] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cmd_layout_start] = true,
    [ts_external_token__cmd_layout_start_explicit] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token__phantom_deriving] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__token1] = true,
  },
  [202] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token__phantom_deriving] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__token1] = true,
  },
  [203] = {
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_assoc_tyinst] = true,
    [ts_external_token__token1] = true,
  },
  [204] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__token1] = true,
  },
  [205] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cmd_layout_start] = true,
    [ts_external_token__cmd_layout_start_explicit] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__token1] = true,
  },
  [206] = {
    [ts_external_token__cmd_layout_start_let] = true,
    [ts_external_token__cmd_layout_start_explicit] = true,
    [ts_external_token__phantom_in] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__token1] = true,
  },
  [207] = {
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__phantom_bar] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__token1] = true,
  },
  [208] = {
    [ts_external_token__phantom_where] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_qual_dot] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__token1] = true,
  },
  [209] = {
    [ts_external_token__cond_layout_semicolon] = true,
    [ts_external_token__cond_layout_end] = true,
    [ts_external_token__cond_layout_end_explicit] = true,
    [ts_external_token__phantom_in] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__token1] = true,
  },
  [210] = {
    [ts_external_token__phantom_in] = true,
    [ts_external_token__phantom_arrow] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__token1] = true,
  },
  [211] = {
    [ts_external_token__phantom_in] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__token1] = true,
  },
  [212] = {
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_qualified_op] = true,
    [ts_external_token__consym] = true,
    [ts_external_token__token1] = true,
  },
  [213] = {
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__cond_tight_dot] = true,
    [ts_external_token__token1] = true,
  },
  [214] = {
    [ts_external_token__cmd_layout_start_quote] = true,
    [ts_external_token__cmd_layout_start_explicit] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__token1] = true,
  },
  [215] = {
    [ts_external_token__phantom_arrow] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__token1] = true,
  },
  [216] = {
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token_quasiquote_body] = true,
    [ts_external_token__token1] = true,
  },
  [217] = {
    [ts_external_token__cmd_layout_start_do] = true,
    [ts_external_token__cmd_layout_start_explicit] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__token1] = true,
  },
  [218] = {
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__varsym] = true,
    [ts_external_token__token1] = true,
  },
  [219] = {
    [ts_external_token__cmd_texp_end] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__token1] = true,
  },
  [220] = {
    [ts_external_token__cmd_brace_close] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__token1] = true,
  },
  [221] = {
    [ts_external_token__cmd_texp_start] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__token1] = true,
  },
  [222] = {
    [ts_external_token__cmd_brace_open] = true,
    [ts_external_token_comment] = true,
    [ts_external_token_haddock] = true,
    [ts_external_token_cpp] = true,
    [ts_external_token_pragma] = true,
    [ts_external_token__token1] = true,
  },
};

#ifdef __cplusplus
extern "C" {
#endif
void *tree_sitter_haskell_external_scanner_create(void);
void tree_sitter_haskell_external_scanner_destroy(void *);
bool tree_sitter_haskell_external_scanner_scan(void *, TSLexer *, const bool *);
unsigned tree_sitter_haskell_external_scanner_serialize(void *, char *);
void tree_sitter_haskell_external_scanner_deserialize(void *, const char *, unsigned);

#ifdef TREE_SITTER_HIDE_SYMBOLS
#define TS_PUBLIC
#elif defined(_WIN32)
#define TS_PUBLIC __declspec(dllexport)
#else
#define TS_PUBLIC __attribute__((visibility("default")))
#endif

TS_PUBLIC const TSLanguage *tree_sitter_haskell(void) {
  static const TSLanguage language = {
    .version = LANGUAGE_VERSION,
    .symbol_count = SYMBOL_COUNT,
    .alias_count = ALIAS_COUNT,
    .token_count = TOKEN_COUNT,
    .external_token_count = EXTERNAL_TOKEN_COUNT,
    .state_count = STATE_COUNT,
    .large_state_count = LARGE_STATE_COUNT,
    .production_id_count = PRODUCTION_ID_COUNT,
    .field_count = FIELD_COUNT,
    .max_alias_sequence_length = MAX_ALIAS_SEQUENCE_LENGTH,
    .symbol_names = ts_symbol_names,
    .field_names = ts_field_names,
    .field_map_slices = ts_field_map_slices,
    .field_map_entries = ts_field_map_entries,
    .symbol_metadata = ts_symbol_metadata,
    .public_symbol_map = ts_symbol_map,
    .alias_map = ts_non_terminal_alias_map,
    .alias_sequences = &ts_alias_sequences[0][0],
    .lex_fn = ts_lex,
    .keyword_lex_fn = ts_lex_keywords,
    .keyword_capture_token = sym_variable,
    .external_scanner = {
      &ts_external_scanner_states[0][0],
      ts_external_scanner_symbol_map,
      tree_sitter_haskell_external_scanner_create,
      tree_sitter_haskell_external_scanner_destroy,
      tree_sitter_haskell_external_scanner_scan,
      tree_sitter_haskell_external_scanner_serialize,
      tree_sitter_haskell_external_scanner_deserialize,
    },
  };
  return &language;
}
#ifdef __cplusplus
}
#endif
