#include "parser.h"

#if defined(__GNUC__) || defined(__clang__)
#pragma GCC diagnostic ignored "-Wmissing-field-initializers"
#endif

#define LANGUAGE_VERSION 14
#define STATE_COUNT 3577
#define LARGE_STATE_COUNT 494
#define SYMBOL_COUNT 521
#define ALIAS_COUNT 1
#define TOKEN_COUNT 160
#define EXTERNAL_TOKEN_COUNT 7
#define FIELD_COUNT 20
#define MAX_ALIAS_SEQUENCE_LENGTH 10
#define PRODUCTION_ID_COUNT 98

enum ts_symbol_identifiers {
  sym_identifier = 1,
  anon_sym_POUND = 2,
  sym_decimal_integer_literal = 3,
  sym_hex_integer_literal = 4,
  sym_decimal_floating_point_literal = 5,
  anon_sym_true = 6,
  anon_sym_false = 7,
  anon_sym_DQUOTE = 8,
  anon_sym_SQUOTE = 9,
  anon_sym_DQUOTE_DQUOTE_DQUOTE = 10,
  anon_sym_SQUOTE_SQUOTE_SQUOTE = 11,
  anon_sym_r_DQUOTE = 12,
  anon_sym_DOLLAR = 13,
  anon_sym_r_SQUOTE = 14,
  anon_sym_r_DQUOTE_DQUOTE_DQUOTE = 15,
  anon_sym_r_SQUOTE_SQUOTE_SQUOTE = 16,
  anon_sym_LBRACE = 17,
  anon_sym_RBRACE = 18,
  aux_sym__sub_string_test_token1 = 19,
  sym__unused_escape_sequence = 20,
  anon_sym_LBRACK = 21,
  anon_sym_COMMA = 22,
  anon_sym_RBRACK = 23,
  anon_sym_COLON = 24,
  anon_sym_null = 25,
  anon_sym_LPAREN = 26,
  anon_sym_RPAREN = 27,
  anon_sym_throw = 28,
  anon_sym_EQ = 29,
  anon_sym_PLUS_EQ = 30,
  anon_sym_DASH_EQ = 31,
  anon_sym_STAR_EQ = 32,
  anon_sym_SLASH_EQ = 33,
  anon_sym_PERCENT_EQ = 34,
  anon_sym_TILDE_SLASH_EQ = 35,
  anon_sym_LT_LT_EQ = 36,
  anon_sym_GT_GT_EQ = 37,
  anon_sym_GT_GT_GT_EQ = 38,
  anon_sym_AMP_EQ = 39,
  anon_sym_CARET_EQ = 40,
  anon_sym_PIPE_EQ = 41,
  anon_sym_QMARK_QMARK_EQ = 42,
  anon_sym_QMARK_QMARK = 43,
  anon_sym_QMARK = 44,
  sym_equality_operator = 45,
  anon_sym_LT = 46,
  anon_sym_GT = 47,
  anon_sym_LT_EQ = 48,
  anon_sym_GT_EQ = 49,
  anon_sym_PIPE = 50,
  anon_sym_CARET = 51,
  anon_sym_AMP = 52,
  anon_sym_LT_LT = 53,
  anon_sym_GT_GT = 54,
  anon_sym_GT_GT_GT = 55,
  sym__additive_operator = 56,
  anon_sym_STAR = 57,
  anon_sym_SLASH = 58,
  anon_sym_PERCENT = 59,
  anon_sym_TILDE_SLASH = 60,
  sym_increment_operator = 61,
  anon_sym_DOT_DOT_DOT = 62,
  sym_minus_operator = 63,
  anon_sym_BANG = 64,
  anon_sym_TILDE = 65,
  anon_sym_await = 66,
  anon_sym_is = 67,
  anon_sym_as = 68,
  anon_sym_DOT = 69,
  anon_sym_DOT_DOT = 70,
  anon_sym_QMARK_DOT_DOT = 71,
  anon_sym_QMARK_DOT = 72,
  anon_sym_SEMI = 73,
  anon_sym_switch = 74,
  anon_sym_EQ_GT = 75,
  anon_sym_when = 76,
  anon_sym_default = 77,
  anon_sym_do = 78,
  anon_sym_while = 79,
  anon_sym_continue = 80,
  anon_sym_yield = 81,
  anon_sym_return = 82,
  anon_sym_on = 83,
  anon_sym_try = 84,
  anon_sym_catch = 85,
  anon_sym_finally = 86,
  anon_sym_if = 87,
  anon_sym_case = 88,
  anon_sym_else = 89,
  anon_sym_for = 90,
  anon_sym_in = 91,
  anon_sym_AT = 92,
  anon_sym_part = 93,
  anon_sym_EQ_EQ = 94,
  anon_sym_show = 95,
  anon_sym_hide = 96,
  anon_sym_enum = 97,
  anon_sym_final = 98,
  anon_sym_inline = 99,
  anon_sym_class = 100,
  anon_sym_extension = 101,
  anon_sym_extends = 102,
  anon_sym_with = 103,
  anon_sym_LBRACK_RBRACK = 104,
  anon_sym_LBRACK_RBRACK_EQ = 105,
  sym_void_type = 106,
  anon_sym_var = 107,
  anon_sym_async = 108,
  anon_sym_async_STAR = 109,
  anon_sym_sync_STAR = 110,
  anon_sym_POUND_BANG = 111,
  aux_sym_script_tag_token1 = 112,
  anon_sym_LF = 113,
  anon_sym_library = 114,
  sym_break_builtin = 115,
  sym_assert_builtin = 116,
  sym_rethrow_builtin = 117,
  sym_part_of_builtin = 118,
  anon_sym_covariant = 119,
  anon_sym_deferred = 120,
  anon_sym_export = 121,
  anon_sym_factory = 122,
  anon_sym_Function = 123,
  anon_sym_get = 124,
  anon_sym_native = 125,
  anon_sym_implements = 126,
  anon_sym_import = 127,
  anon_sym_interface = 128,
  anon_sym_base = 129,
  anon_sym_abstract = 130,
  anon_sym_sealed = 131,
  anon_sym_operator = 132,
  anon_sym_mixin = 133,
  anon_sym_required = 134,
  anon_sym_set = 135,
  anon_sym_static = 136,
  anon_sym_typedef = 137,
  anon_sym_new = 138,
  anon_sym_AMP_AMP = 139,
  anon_sym_PIPE_PIPE = 140,
  sym_const_builtin = 141,
  anon_sym_late = 142,
  anon_sym_external = 143,
  anon_sym_this = 144,
  anon_sym_super = 145,
  sym_identifier_dollar_escaped = 146,
  anon_sym_SLASH_SLASH = 147,
  aux_sym_comment_token1 = 148,
  anon_sym_SLASH_STAR = 149,
  aux_sym_comment_token2 = 150,
  anon_sym_SLASH_SLASH_SLASH = 151,
  aux_sym_documentation_comment_token1 = 152,
  sym__template_chars_double = 153,
  sym__template_chars_single = 154,
  sym__template_chars_double_single = 155,
  sym__template_chars_single_single = 156,
  sym__template_chars_raw_slash = 157,
  sym__block_comment = 158,
  sym__documentation_block_comment = 159,
  sym_program = 160,
  sym__top_level_definition = 161,
  sym__bool_literal = 162,
  sym__numeric_literal = 163,
  sym__literal = 164,
  sym_symbol_literal = 165,
  sym_true = 166,
  sym_false = 167,
  sym_string_literal = 168,
  sym__string_literal_double_quotes = 169,
  sym__string_literal_single_quotes = 170,
  sym__string_literal_double_quotes_multiple = 171,
  sym__string_literal_single_quotes_multiple = 172,
  sym__raw_string_literal_double_quotes = 173,
  sym__raw_string_literal_single_quotes = 174,
  sym__raw_string_literal_double_quotes_multiple = 175,
  sym__raw_string_literal_single_quotes_multiple = 176,
  sym_template_substitution = 177,
  sym__sub_string_test = 178,
  sym_escape_sequence = 179,
  sym_list_literal = 180,
  sym_set_or_map_literal = 181,
  sym_pair = 182,
  sym__element = 183,
  sym_null_literal = 184,
  sym_record_literal = 185,
  sym__record_literal_no_const = 186,
  sym_record_field = 187,
  sym__expression = 188,
  sym__expression_without_cascade = 189,
  sym__real_expression = 190,
  sym_throw_expression = 191,
  sym_throw_expression_without_cascade = 192,
  sym_rethrow_expression = 193,
  sym_assignment_expression = 194,
  sym_assignment_expression_without_cascade = 195,
  sym_assignable_expression = 196,
  sym__assignable_selector_part = 197,
  sym__assignment_operator = 198,
  sym_lambda_expression = 199,
  sym_function_expression = 200,
  sym_if_null_expression = 201,
  aux_sym__if_null_expression = 202,
  sym_conditional_expression = 203,
  sym_logical_or_expression = 204,
  sym_logical_and_expression = 205,
  sym_equality_expression = 206,
  sym_type_cast_expression = 207,
  sym_type_test_expression = 208,
  sym_relational_expression = 209,
  sym_relational_operator = 210,
  sym_bitwise_or_expression = 211,
  sym_bitwise_xor_expression = 212,
  sym_bitwise_and_expression = 213,
  sym_shift_expression = 214,
  sym_additive_expression = 215,
  sym_multiplicative_expression = 216,
  sym_bitwise_operator = 217,
  sym__bitwise_operator = 218,
  sym_shift_operator = 219,
  sym__shift_operator = 220,
  sym_additive_operator = 221,
  sym_multiplicative_operator = 222,
  sym__multiplicative_operator = 223,
  sym__unary_expression = 224,
  sym_unary_expression = 225,
  sym__postfix_expression = 226,
  sym_postfix_expression = 227,
  sym_postfix_operator = 228,
  sym_spread_element = 229,
  sym_selector = 230,
  sym_prefix_operator = 231,
  sym_negation_operator = 232,
  sym__exclamation_operator = 233,
  sym_tilde_operator = 234,
  sym_await_expression = 235,
  sym_type_test = 236,
  sym_is_operator = 237,
  sym_type_cast = 238,
  sym_as_operator = 239,
  sym_new_expression = 240,
  sym__dot_identifier = 241,
  sym_const_object_expression = 242,
  sym__primary = 243,
  sym_parenthesized_expression = 244,
  sym_constructor_invocation = 245,
  sym_constructor_tearoff = 246,
  sym_arguments = 247,
  sym__argument_list = 248,
  sym__any_argument = 249,
  sym_argument = 250,
  sym_named_argument = 251,
  sym_cascade_section = 252,
  sym__cascade_subsection = 253,
  sym__cascade_assignment_section = 254,
  sym_index_selector = 255,
  sym_cascade_selector = 256,
  sym_argument_part = 257,
  sym_unconditional_assignable_selector = 258,
  sym_conditional_assignable_selector = 259,
  sym__assignable_selector = 260,
  sym_type_arguments = 261,
  sym__statement = 262,
  sym_local_function_declaration = 263,
  sym_block = 264,
  sym_expression_statement = 265,
  sym_assert_statement = 266,
  sym_assertion = 267,
  sym_assertion_arguments = 268,
  sym_switch_statement = 269,
  sym_switch_expression = 270,
  sym_switch_expression_case = 271,
  sym__guarded_pattern = 272,
  sym__pattern = 273,
  sym__logical_or_pattern = 274,
  sym__logical_and_pattern = 275,
  sym__relational_pattern = 276,
  sym__unary_pattern = 277,
  sym__primary_pattern = 278,
  sym_cast_pattern = 279,
  sym_null_check_pattern = 280,
  sym_null_assert_pattern = 281,
  sym_constant_pattern = 282,
  sym_variable_pattern = 283,
  sym__parenthesized_pattern = 284,
  sym_list_pattern = 285,
  sym__list_pattern_element = 286,
  sym_rest_pattern = 287,
  sym_map_pattern = 288,
  sym__map_pattern_entry = 289,
  sym_record_pattern = 290,
  sym__pattern_field = 291,
  sym_object_pattern = 292,
  sym_pattern_variable_declaration = 293,
  sym__outer_pattern = 294,
  sym_pattern_assignment = 295,
  sym_switch_block = 296,
  sym_switch_statement_case = 297,
  sym_switch_statement_default = 298,
  sym_do_statement = 299,
  sym_break_statement = 300,
  sym_continue_statement = 301,
  sym_yield_statement = 302,
  sym_yield_each_statement = 303,
  sym_return_statement = 304,
  sym_try_statement = 305,
  sym__on_part = 306,
  sym__try_head = 307,
  sym_catch_clause = 308,
  sym_catch_parameters = 309,
  sym_finally_clause = 310,
  sym_if_element = 311,
  sym_if_statement = 312,
  sym_while_statement = 313,
  sym_for_statement = 314,
  sym_for_loop_parts = 315,
  sym__for_loop_parts = 316,
  sym_for_element = 317,
  sym_annotation = 318,
  sym_import_or_export = 319,
  sym_library_import = 320,
  sym_library_export = 321,
  sym_import_specification = 322,
  sym_part_directive = 323,
  sym_part_of_directive = 324,
  sym_uri = 325,
  sym_configurable_uri = 326,
  sym_configuration_uri = 327,
  sym_configuration_uri_condition = 328,
  sym_uri_test = 329,
  sym_combinator = 330,
  sym__identifier_list = 331,
  sym_enum_declaration = 332,
  sym_enum_body = 333,
  sym_enum_constant = 334,
  sym_type_alias = 335,
  sym__class_modifiers = 336,
  sym__mixin_class_modifiers = 337,
  sym_class_definition = 338,
  sym_extension_declaration = 339,
  sym__metadata = 340,
  sym_type_parameters = 341,
  sym_type_parameter = 342,
  sym_type_bound = 343,
  sym_superclass = 344,
  sym_mixins = 345,
  sym_mixin_application_class = 346,
  sym_mixin_application = 347,
  sym_mixin_declaration = 348,
  sym_interfaces = 349,
  sym_class_body = 350,
  sym_extension_body = 351,
  sym_getter_signature = 352,
  sym_setter_signature = 353,
  sym_method_signature = 354,
  sym_declaration = 355,
  sym_identifier_list = 356,
  sym_initialized_identifier_list = 357,
  sym_initialized_identifier = 358,
  sym_static_final_declaration_list = 359,
  sym_binary_operator = 360,
  sym_operator_signature = 361,
  sym_static_final_declaration = 362,
  sym__external_and_static = 363,
  sym__final_or_const = 364,
  sym_initializers = 365,
  sym_initializer_list_entry = 366,
  sym_field_initializer = 367,
  sym_factory_constructor_signature = 368,
  sym_redirecting_factory_constructor_signature = 369,
  sym_redirection = 370,
  sym_constructor_signature = 371,
  sym_constant_constructor_signature = 372,
  sym_scoped_identifier = 373,
  sym_initialized_variable_definition = 374,
  sym__declared_identifier = 375,
  sym__final_const_var_or_type = 376,
  sym__type = 377,
  sym__type_not_function = 378,
  sym__type_not_void_not_function = 379,
  sym_function_type = 380,
  aux_sym__function_type_tails = 381,
  sym__function_type_tail = 382,
  sym_parameter_type_list = 383,
  sym_normal_parameter_type = 384,
  sym_optional_parameter_types = 385,
  sym_optional_positional_parameter_types = 386,
  sym_named_parameter_types = 387,
  sym__named_parameter_type = 388,
  sym__type_not_void = 389,
  sym_record_type = 390,
  sym_record_type_field = 391,
  sym_record_type_named_field = 392,
  sym__type_not_void_list = 393,
  sym__type_name = 394,
  sym__type_dot_identifier = 395,
  sym_typed_identifier = 396,
  sym_nullable_type = 397,
  sym_nullable_selector = 398,
  sym__var_or_type = 399,
  sym__final_var_or_type = 400,
  sym_inferred_type = 401,
  sym_function_body = 402,
  sym_function_expression_body = 403,
  sym_function_signature = 404,
  sym__formal_parameter_part = 405,
  sym_formal_parameter_list = 406,
  sym__strict_formal_parameter_list = 407,
  sym__normal_formal_parameters = 408,
  sym_optional_formal_parameters = 409,
  sym__optional_postional_formal_parameters = 410,
  sym__named_formal_parameters = 411,
  sym_formal_parameter = 412,
  sym__default_formal_parameter = 413,
  sym__default_named_parameter = 414,
  sym__normal_formal_parameter = 415,
  sym__function_formal_parameter = 416,
  sym__simple_formal_parameter = 417,
  sym_super_formal_parameter = 418,
  sym_constructor_param = 419,
  sym_local_variable_declaration = 420,
  sym_script_tag = 421,
  sym_library_name = 422,
  sym_dotted_identifier_list = 423,
  sym__identifier_or_new = 424,
  sym_qualified = 425,
  sym__as = 426,
  sym_case_builtin = 427,
  sym__covariant = 428,
  sym__deferred = 429,
  sym__export = 430,
  sym__external = 431,
  sym__factory = 432,
  sym__function_builtin_identifier = 433,
  sym__get = 434,
  sym__native = 435,
  sym__implements = 436,
  sym__import = 437,
  sym_interface = 438,
  sym_base = 439,
  sym_abstract = 440,
  sym_sealed = 441,
  sym__operator = 442,
  sym_mixin = 443,
  sym__required = 444,
  sym__set = 445,
  sym__static = 446,
  sym__typedef = 447,
  sym__new_builtin = 448,
  sym_logical_and_operator = 449,
  sym_logical_or_operator = 450,
  sym_final_builtin = 451,
  sym__late_builtin = 452,
  sym__external_builtin = 453,
  sym_this = 454,
  sym_super = 455,
  sym_label = 456,
  sym__semicolon = 457,
  sym_comment = 458,
  sym_documentation_comment = 459,
  aux_sym_program_repeat1 = 460,
  aux_sym_program_repeat2 = 461,
  aux_sym_program_repeat3 = 462,
  aux_sym_program_repeat4 = 463,
  aux_sym_string_literal_repeat1 = 464,
  aux_sym__string_literal_double_quotes_repeat1 = 465,
  aux_sym__string_literal_single_quotes_repeat1 = 466,
  aux_sym__string_literal_double_quotes_multiple_repeat1 = 467,
  aux_sym__string_literal_single_quotes_multiple_repeat1 = 468,
  aux_sym__raw_string_literal_double_quotes_repeat1 = 469,
  aux_sym__raw_string_literal_single_quotes_repeat1 = 470,
  aux_sym__raw_string_literal_double_quotes_multiple_repeat1 = 471,
  aux_sym__raw_string_literal_single_quotes_multiple_repeat1 = 472,
  aux_sym_list_literal_repeat1 = 473,
  aux_sym__record_literal_no_const_repeat1 = 474,
  aux_sym__expression_repeat1 = 475,
  aux_sym__assignable_selector_part_repeat1 = 476,
  aux_sym_logical_or_expression_repeat1 = 477,
  aux_sym_logical_and_expression_repeat1 = 478,
  aux_sym_bitwise_or_expression_repeat1 = 479,
  aux_sym_bitwise_xor_expression_repeat1 = 480,
  aux_sym_bitwise_and_expression_repeat1 = 481,
  aux_sym_shift_expression_repeat1 = 482,
  aux_sym_additive_expression_repeat1 = 483,
  aux_sym_multiplicative_expression_repeat1 = 484,
  aux_sym__argument_list_repeat1 = 485,
  aux_sym_cascade_section_repeat1 = 486,
  aux_sym_cascade_section_repeat2 = 487,
  aux_sym_type_arguments_repeat1 = 488,
  aux_sym_block_repeat1 = 489,
  aux_sym_switch_expression_repeat1 = 490,
  aux_sym__logical_or_pattern_repeat1 = 491,
  aux_sym__logical_and_pattern_repeat1 = 492,
  aux_sym_list_pattern_repeat1 = 493,
  aux_sym_map_pattern_repeat1 = 494,
  aux_sym_record_pattern_repeat1 = 495,
  aux_sym_switch_block_repeat1 = 496,
  aux_sym_switch_statement_case_repeat1 = 497,
  aux_sym_try_statement_repeat1 = 498,
  aux_sym__for_loop_parts_repeat1 = 499,
  aux_sym__for_loop_parts_repeat2 = 500,
  aux_sym_library_export_repeat1 = 501,
  aux_sym_configurable_uri_repeat1 = 502,
  aux_sym__identifier_list_repeat1 = 503,
  aux_sym_enum_body_repeat1 = 504,
  aux_sym_enum_body_repeat2 = 505,
  aux_sym__metadata_repeat1 = 506,
  aux_sym_type_parameters_repeat1 = 507,
  aux_sym_extension_body_repeat1 = 508,
  aux_sym_initialized_identifier_list_repeat1 = 509,
  aux_sym_static_final_declaration_list_repeat1 = 510,
  aux_sym_initializers_repeat1 = 511,
  aux_sym_factory_constructor_signature_repeat1 = 512,
  aux_sym_parameter_type_list_repeat1 = 513,
  aux_sym_named_parameter_types_repeat1 = 514,
  aux_sym_record_type_repeat1 = 515,
  aux_sym_record_type_repeat2 = 516,
  aux_sym__type_not_void_list_repeat1 = 517,
  aux_sym__normal_formal_parameters_repeat1 = 518,
  aux_sym__optional_postional_formal_parameters_repeat1 = 519,
  aux_sym__named_formal_parameters_repeat1 = 520,
  alias_sym_type_identifier = 521,
};

static const char * const ts_symbol_names[] = {
  [ts_builtin_sym_end] = "end",
  [sym_identifier] = "identifier",
  [anon_sym_POUND] = "#",
  [sym_decimal_integer_literal] = "decimal_integer_literal",
  [sym_hex_integer_literal] = "hex_integer_literal",
  [sym_decimal_floating_point_literal] = "decimal_floating_point_literal",
  [anon_sym_true] = "true",
  [anon_sym_false] = "false",
  [anon_sym_DQUOTE] = "\"",
  [anon_sym_SQUOTE] = "'",
  [anon_sym_DQUOTE_DQUOTE_DQUOTE] = "\"\"\"",
  [anon_sym_SQUOTE_SQUOTE_SQUOTE] = "'''",
  [anon_sym_r_DQUOTE] = "r\"",
  [anon_sym_DOLLAR] = "$",
  [anon_sym_r_SQUOTE] = "r'",
  [anon_sym_r_DQUOTE_DQUOTE_DQUOTE] = "r\"\"\"",
  [anon_sym_r_SQUOTE_SQUOTE_SQUOTE] = "r'''",
  [anon_sym_LBRACE] = "{",
  [anon_sym_RBRACE] = "}",
  [aux_sym__sub_string_test_token1] = "_sub_string_test_token1",
  [sym__unused_escape_sequence] = "_unused_escape_sequence",
  [anon_sym_LBRACK] = "[",
  [anon_sym_COMMA] = ",",
  [anon_sym_RBRACK] = "]",
  [anon_sym_COLON] = ":",
  [anon_sym_null] = "null",
  [anon_sym_LPAREN] = "(",
  [anon_sym_RPAREN] = ")",
  [anon_sym_throw] = "throw",
  [anon_sym_EQ] = "=",
  [anon_sym_PLUS_EQ] = "+=",
  [anon_sym_DASH_EQ] = "-=",
  [anon_sym_STAR_EQ] = "*=",
  [anon_sym_SLASH_EQ] = "/=",
  [anon_sym_PERCENT_EQ] = "%=",
  [anon_sym_TILDE_SLASH_EQ] = "~/=",
  [anon_sym_LT_LT_EQ] = "<<=",
  [anon_sym_GT_GT_EQ] = ">>=",
  [anon_sym_GT_GT_GT_EQ] = ">>>=",
  [anon_sym_AMP_EQ] = "&=",
  [anon_sym_CARET_EQ] = "^=",
  [anon_sym_PIPE_EQ] = "|=",
  [anon_sym_QMARK_QMARK_EQ] = "\?\?=",
  [anon_sym_QMARK_QMARK] = "\?\?",
  [anon_sym_QMARK] = "\?",
  [sym_equality_operator] = "equality_operator",
  [anon_sym_LT] = "<",
  [anon_sym_GT] = ">",
  [anon_sym_LT_EQ] = "<=",
  [anon_sym_GT_EQ] = ">=",
  [anon_sym_PIPE] = "|",
  [anon_sym_CARET] = "^",
  [anon_sym_AMP] = "&",
  [anon_sym_LT_LT] = "<<",
  [anon_sym_GT_GT] = ">>",
  [anon_sym_GT_GT_GT] = ">>>",
  [sym__additive_operator] = "_additive_operator",
  [anon_sym_STAR] = "*",
  [anon_sym_SLASH] = "/",
  [anon_sym_PERCENT] = "%",
  [anon_sym_TILDE_SLASH] = "~/",
  [sym_increment_operator] = "increment_operator",
  [anon_sym_DOT_DOT_DOT] = "...",
  [sym_minus_operator] = "minus_operator",
  [anon_sym_BANG] = "!",
  [anon_sym_TILDE] = "~",
  [anon_sym_await] = "await",
  [anon_sym_is] = "is",
  [anon_sym_as] = "as",
  [anon_sym_DOT] = ".",
  [anon_sym_DOT_DOT] = "..",
  [anon_sym_QMARK_DOT_DOT] = "\?..",
  [anon_sym_QMARK_DOT] = "\?.",
  [anon_sym_SEMI] = ";",
  [anon_sym_switch] = "switch",
  [anon_sym_EQ_GT] = "=>",
  [anon_sym_when] = "when",
  [anon_sym_default] = "default",
  [anon_sym_do] = "do",
  [anon_sym_while] = "while",
  [anon_sym_continue] = "continue",
  [anon_sym_yield] = "yield",
  [anon_sym_return] = "return",
  [anon_sym_on] = "on",
  [anon_sym_try] = "try",
  [anon_sym_catch] = "catch",
  [anon_sym_finally] = "finally",
  [anon_sym_if] = "if",
  [anon_sym_case] = "case",
  [anon_sym_else] = "else",
  [anon_sym_for] = "for",
  [anon_sym_in] = "in",
  [anon_sym_AT] = "@",
  [anon_sym_part] = "part",
  [anon_sym_EQ_EQ] = "==",
  [anon_sym_show] = "show",
  [anon_sym_hide] = "hide",
  [anon_sym_enum] = "enum",
  [anon_sym_final] = "final",
  [anon_sym_inline] = "inline",
  [anon_sym_class] = "class",
  [anon_sym_extension] = "extension",
  [anon_sym_extends] = "extends",
  [anon_sym_with] = "with",
  [anon_sym_LBRACK_RBRACK] = "[]",
  [anon_sym_LBRACK_RBRACK_EQ] = "[]=",
  [sym_void_type] = "void_type",
  [anon_sym_var] = "var",
  [anon_sym_async] = "async",
  [anon_sym_async_STAR] = "async*",
  [anon_sym_sync_STAR] = "sync*",
  [anon_sym_POUND_BANG] = "#!",
  [aux_sym_script_tag_token1] = "script_tag_token1",
  [anon_sym_LF] = "\n",
  [anon_sym_library] = "library",
  [sym_break_builtin] = "break_builtin",
  [sym_assert_builtin] = "assert_builtin",
  [sym_rethrow_builtin] = "rethrow_builtin",
  [sym_part_of_builtin] = "part_of_builtin",
  [anon_sym_covariant] = "covariant",
  [anon_sym_deferred] = "deferred",
  [anon_sym_export] = "export",
  [anon_sym_factory] = "factory",
  [anon_sym_Function] = "Function",
  [anon_sym_get] = "get",
  [anon_sym_native] = "native",
  [anon_sym_implements] = "implements",
  [anon_sym_import] = "import",
  [anon_sym_interface] = "interface",
  [anon_sym_base] = "base",
  [anon_sym_abstract] = "abstract",
  [anon_sym_sealed] = "sealed",
  [anon_sym_operator] = "operator",
  [anon_sym_mixin] = "mixin",
  [anon_sym_required] = "required",
  [anon_sym_set] = "set",
  [anon_sym_static] = "static",
  [anon_sym_typedef] = "typedef",
  [anon_sym_new] = "new",
  [anon_sym_AMP_AMP] = "&&",
  [anon_sym_PIPE_PIPE] = "||",
  [sym_const_builtin] = "const_builtin",
  [anon_sym_late] = "late",
  [anon_sym_external] = "external",
  [anon_sym_this] = "this",
  [anon_sym_super] = "super",
  [sym_identifier_dollar_escaped] = "identifier_dollar_escaped",
  [anon_sym_SLASH_SLASH] = "//",
  [aux_sym_comment_token1] = "comment_token1",
  [anon_sym_SLASH_STAR] = "/*",
  [aux_sym_comment_token2] = "comment_token2",
  [anon_sym_SLASH_SLASH_SLASH] = "///",
  [aux_sym_documentation_comment_token1] = "documentation_comment_token1",
  [sym__template_chars_double] = "_template_chars_double",
  [sym__template_chars_single] = "_template_chars_single",
  [sym__template_chars_double_single] = "_template_chars_double_single",
  [sym__template_chars_single_single] = "_template_chars_single_single",
  [sym__template_chars_raw_slash] = "_template_chars_raw_slash",
  [sym__block_comment] = "_block_comment",
  [sym__documentation_block_comment] = "_documentation_block_comment",
  [sym_program] = "program",
  [sym__top_level_definition] = "_top_level_definition",
  [sym__bool_literal] = "_bool_literal",
  [sym__numeric_literal] = "_numeric_literal",
  [sym__literal] = "_literal",
  [sym_symbol_literal] = "symbol_literal",
  [sym_true] = "true",
  [sym_false] = "false",
  [sym_string_literal] = "string_literal",
  [sym__string_literal_double_quotes] = "_string_literal_double_quotes",
  [sym__string_literal_single_quotes] = "_string_literal_single_quotes",
  [sym__string_literal_double_quotes_multiple] = "_string_literal_double_quotes_multiple",
  [sym__string_literal_single_quotes_multiple] = "_string_literal_single_quotes_multiple",
  [sym__raw_string_literal_double_quotes] = "_raw_string_literal_double_quotes",
  [sym__raw_string_literal_single_quotes] = "_raw_string_literal_single_quotes",
  [sym__raw_string_literal_double_quotes_multiple] = "_raw_string_literal_double_quotes_multiple",
  [sym__raw_string_literal_single_quotes_multiple] = "_raw_string_literal_single_quotes_multiple",
  [sym_template_substitution] = "template_substitution",
  [sym__sub_string_test] = "_sub_string_test",
  [sym_escape_sequence] = "escape_sequence",
  [sym_list_literal] = "list_literal",
  [sym_set_or_map_literal] = "set_or_map_literal",
  [sym_pair] = "pair",
  [sym__element] = "_element",
  [sym_null_literal] = "null_literal",
  [sym_record_literal] = "record_literal",
  [sym__record_literal_no_const] = "_record_literal_no_const",
  [sym_record_field] = "record_field",
  [sym__expression] = "_expression",
  [sym__expression_without_cascade] = "_expression_without_cascade",
  [sym__real_expression] = "_real_expression",
  [sym_throw_expression] = "throw_expression",
  [sym_throw_expression_without_cascade] = "throw_expression_without_cascade",
  [sym_rethrow_expression] = "rethrow_expression",
  [sym_assignment_expression] = "assignment_expression",
  [sym_assignment_expression_without_cascade] = "assignment_expression_without_cascade",
  [sym_assignable_expression] = "assignable_expression",
  [sym__assignable_selector_part] = "_assignable_selector_part",
  [sym__assignment_operator] = "_assignment_operator",
  [sym_lambda_expression] = "lambda_expression",
  [sym_function_expression] = "function_expression",
  [sym_if_null_expression] = "if_null_expression",
  [aux_sym__if_null_expression] = "_if_null_expression",
  [sym_conditional_expression] = "conditional_expression",
  [sym_logical_or_expression] = "logical_or_expression",
  [sym_logical_and_expression] = "logical_and_expression",
  [sym_equality_expression] = "equality_expression",
  [sym_type_cast_expression] = "type_cast_expression",
  [sym_type_test_expression] = "type_test_expression",
  [sym_relational_expression] = "relational_expression",
  [sym_relational_operator] = "relational_operator",
  [sym_bitwise_or_expression] = "bitwise_or_expression",
  [sym_bitwise_xor_expression] = "bitwise_xor_expression",
  [sym_bitwise_and_expression] = "bitwise_and_expression",
  [sym_shift_expression] = "shift_expression",
  [sym_additive_expression] = "additive_expression",
  [sym_multiplicative_expression] = "multiplicative_expression",
  [sym_bitwise_operator] = "bitwise_operator",
  [sym__bitwise_operator] = "_bitwise_operator",
  [sym_shift_operator] = "shift_operator",
  [sym__shift_operator] = "_shift_operator",
  [sym_additive_operator] = "additive_operator",
  [sym_multiplicative_operator] = "multiplicative_operator",
  [sym__multiplicative_operator] = "_multiplicative_operator",
  [sym__unary_expression] = "_unary_expression",
  [sym_unary_expression] = "unary_expression",
  [sym__postfix_expression] = "_postfix_expression",
  [sym_postfix_expression] = "postfix_expression",
  [sym_postfix_operator] = "postfix_operator",
  [sym_spread_element] = "spread_element",
  [sym_selector] = "selector",
  [sym_prefix_operator] = "prefix_operator",
  [sym_negation_operator] = "negation_operator",
  [sym__exclamation_operator] = "_exclamation_operator",
  [sym_tilde_operator] = "tilde_operator",
  [sym_await_expression] = "await_expression",
  [sym_type_test] = "type_test",
  [sym_is_operator] = "is_operator",
  [sym_type_cast] = "type_cast",
  [sym_as_operator] = "as_operator",
  [sym_new_expression] = "new_expression",
  [sym__dot_identifier] = "_dot_identifier",
  [sym_const_object_expression] = "const_object_expression",
  [sym__primary] = "_primary",
  [sym_parenthesized_expression] = "parenthesized_expression",
  [sym_constructor_invocation] = "constructor_invocation",
  [sym_constructor_tearoff] = "constructor_tearoff",
  [sym_arguments] = "arguments",
  [sym__argument_list] = "_argument_list",
  [sym__any_argument] = "_any_argument",
  [sym_argument] = "argument",
  [sym_named_argument] = "named_argument",
  [sym_cascade_section] = "cascade_section",
  [sym__cascade_subsection] = "_cascade_subsection",
  [sym__cascade_assignment_section] = "_cascade_assignment_section",
  [sym_index_selector] = "index_selector",
  [sym_cascade_selector] = "cascade_selector",
  [sym_argument_part] = "argument_part",
  [sym_unconditional_assignable_selector] = "unconditional_assignable_selector",
  [sym_conditional_assignable_selector] = "conditional_assignable_selector",
  [sym__assignable_selector] = "_assignable_selector",
  [sym_type_arguments] = "type_arguments",
  [sym__statement] = "_statement",
  [sym_local_function_declaration] = "local_function_declaration",
  [sym_block] = "block",
  [sym_expression_statement] = "expression_statement",
  [sym_assert_statement] = "assert_statement",
  [sym_assertion] = "assertion",
  [sym_assertion_arguments] = "assertion_arguments",
  [sym_switch_statement] = "switch_statement",
  [sym_switch_expression] = "switch_expression",
  [sym_switch_expression_case] = "switch_expression_case",
  [sym__guarded_pattern] = "_guarded_pattern",
  [sym__pattern] = "_pattern",
  [sym__logical_or_pattern] = "_logical_or_pattern",
  [sym__logical_and_pattern] = "_logical_and_pattern",
  [sym__relational_pattern] = "_relational_pattern",
  [sym__unary_pattern] = "_unary_pattern",
  [sym__primary_pattern] = "_primary_pattern",
  [sym_cast_pattern] = "cast_pattern",
  [sym_null_check_pattern] = "null_check_pattern",
  [sym_null_assert_pattern] = "null_assert_pattern",
  [sym_constant_pattern] = "constant_pattern",
  [sym_variable_pattern] = "variable_pattern",
  [sym__parenthesized_pattern] = "_parenthesized_pattern",
  [sym_list_pattern] = "list_pattern",
  [sym__list_pattern_element] = "_list_pattern_element",
  [sym_rest_pattern] = "rest_pattern",
  [sym_map_pattern] = "map_pattern",
  [sym__map_pattern_entry] = "_map_pattern_entry",
  [sym_record_pattern] = "record_pattern",
  [sym__pattern_field] = "_pattern_field",
  [sym_object_pattern] = "object_pattern",
  [sym_pattern_variable_declaration] = "pattern_variable_declaration",
  [sym__outer_pattern] = "_outer_pattern",
  [sym_pattern_assignment] = "pattern_assignment",
  [sym_switch_block] = "switch_block",
  [sym_switch_statement_case] = "switch_statement_case",
  [sym_switch_statement_default] = "switch_statement_default",
  [sym_do_statement] = "do_statement",
  [sym_break_statement] = "break_statement",
  [sym_continue_statement] = "continue_statement",
  [sym_yield_statement] = "yield_statement",
  [sym_yield_each_statement] = "yield_each_statement",
  [sym_return_statement] = "return_statement",
  [sym_try_statement] = "try_statement",
  [sym__on_part] = "_on_part",
  [sym__try_head] = "_try_head",
  [sym_catch_clause] = "catch_clause",
  [sym_catch_parameters] = "catch_parameters",
  [sym_finally_clause] = "finally_clause",
  [sym_if_element] = "if_element",
  [sym_if_statement] = "if_statement",
  [sym_while_statement] = "while_statement",
  [sym_for_statement] = "for_statement",
  [sym_for_loop_parts] = "for_loop_parts",
  [sym__for_loop_parts] = "_for_loop_parts",
  [sym_for_element] = "for_element",
  [sym_annotation] = "annotation",
  [sym_import_or_export] = "import_or_export",
  [sym_library_import] = "library_import",
  [sym_library_export] = "library_export",
  [sym_import_specification] = "import_specification",
  [sym_part_directive] = "part_directive",
  [sym_part_of_directive] = "part_of_directive",
  [sym_uri] = "uri",
  [sym_configurable_uri] = "configurable_uri",
  [sym_configuration_uri] = "configuration_uri",
  [sym_configuration_uri_condition] = "configuration_uri_condition",
  [sym_uri_test] = "uri_test",
  [sym_combinator] = "combinator",
  [sym__identifier_list] = "_identifier_list",
  [sym_enum_declaration] = "enum_declaration",
  [sym_enum_body] = "enum_body",
  [sym_enum_constant] = "enum_constant",
  [sym_type_alias] = "type_alias",
  [sym__class_modifiers] = "_class_modifiers",
  [sym__mixin_class_modifiers] = "_mixin_class_modifiers",
  [sym_class_definition] = "class_definition",
  [sym_extension_declaration] = "extension_declaration",
  [sym__metadata] = "_metadata",
  [sym_type_parameters] = "type_parameters",
  [sym_type_parameter] = "type_parameter",
  [sym_type_bound] = "type_bound",
  [sym_superclass] = "superclass",
  [sym_mixins] = "mixins",
  [sym_mixin_application_class] = "mixin_application_class",
  [sym_mixin_application] = "mixin_application",
  [sym_mixin_declaration] = "mixin_declaration",
  [sym_interfaces] = "interfaces",
  [sym_class_body] = "class_body",
  [sym_extension_body] = "extension_body",
  [sym_getter_signature] = "getter_signature",
  [sym_setter_signature] = "setter_signature",
  [sym_method_signature] = "method_signature",
  [sym_declaration] = "declaration",
  [sym_identifier_list] = "identifier_list",
  [sym_initialized_identifier_list] = "initialized_identifier_list",
  [sym_initialized_identifier] = "initialized_identifier",
  [sym_static_final_declaration_list] = "static_final_declaration_list",
  [sym_binary_operator] = "binary_operator",
  [sym_operator_signature] = "operator_signature",
  [sym_static_final_declaration] = "static_final_declaration",
  [sym__external_and_static] = "_external_and_static",
  [sym__final_or_const] = "_final_or_const",
  [sym_initializers] = "initializers",
  [sym_initializer_list_entry] = "initializer_list_entry",
  [sym_field_initializer] = "field_initializer",
  [sym_factory_constructor_signature] = "factory_constructor_signature",
  [sym_redirecting_factory_constructor_signature] = "redirecting_factory_constructor_signature",
  [sym_redirection] = "redirection",
  [sym_constructor_signature] = "constructor_signature",
  [sym_constant_constructor_signature] = "constant_constructor_signature",
  [sym_scoped_identifier] = "scoped_identifier",
  [sym_initialized_variable_definition] = "initialized_variable_definition",
  [sym__declared_identifier] = "_declared_identifier",
  [sym__final_const_var_or_type] = "_final_const_var_or_type",
  [sym__type] = "_type",
  [sym__type_not_function] = "_type_not_function",
  [sym__type_not_void_not_function] = "_type_not_void_not_function",
  [sym_function_type] = "function_type",
  [aux_sym__function_type_tails] = "_function_type_tails",
  [sym__function_type_tail] = "_function_type_tail",
  [sym_parameter_type_list] = "parameter_type_list",
  [sym_normal_parameter_type] = "normal_parameter_type",
  [sym_optional_parameter_types] = "optional_parameter_types",
  [sym_optional_positional_parameter_types] = "optional_positional_parameter_types",
  [sym_named_parameter_types] = "named_parameter_types",
  [sym__named_parameter_type] = "_named_parameter_type",
  [sym__type_not_void] = "_type_not_void",
  [sym_record_type] = "record_type",
  [sym_record_type_field] = "record_type_field",
  [sym_record_type_named_field] = "record_type_named_field",
  [sym__type_not_void_list] = "_type_not_void_list",
  [sym__type_name] = "_type_name",
  [sym__type_dot_identifier] = "_type_dot_identifier",
  [sym_typed_identifier] = "typed_identifier",
  [sym_nullable_type] = "nullable_type",
  [sym_nullable_selector] = "nullable_selector",
  [sym__var_or_type] = "_var_or_type",
  [sym__final_var_or_type] = "_final_var_or_type",
  [sym_inferred_type] = "inferred_type",
  [sym_function_body] = "function_body",
  [sym_function_expression_body] = "function_expression_body",
  [sym_function_signature] = "function_signature",
  [sym__formal_parameter_part] = "_formal_parameter_part",
  [sym_formal_parameter_list] = "formal_parameter_list",
  [sym__strict_formal_parameter_list] = "_strict_formal_parameter_list",
  [sym__normal_formal_parameters] = "_normal_formal_parameters",
  [sym_optional_formal_parameters] = "optional_formal_parameters",
  [sym__optional_postional_formal_parameters] = "_optional_postional_formal_parameters",
  [sym__named_formal_parameters] = "_named_formal_parameters",
  [sym_formal_parameter] = "formal_parameter",
  [sym__default_formal_parameter] = "_default_formal_parameter",
  [sym__default_named_parameter] = "_default_named_parameter",
  [sym__normal_formal_parameter] = "_normal_formal_parameter",
  [sym__function_formal_parameter] = "_function_formal_parameter",
  [sym__simple_formal_parameter] = "_simple_formal_parameter",
  [sym_super_formal_parameter] = "super_formal_parameter",
  [sym_constructor_param] = "constructor_param",
  [sym_local_variable_declaration] = "local_variable_declaration",
  [sym_script_tag] = "script_tag",
  [sym_library_name] = "library_name",
  [sym_dotted_identifier_list] = "dotted_identifier_list",
  [sym__identifier_or_new] = "_identifier_or_new",
  [sym_qualified] = "qualified",
  [sym__as] = "_as",
  [sym_case_builtin] = "case_builtin",
  [sym__covariant] = "_covariant",
  [sym__deferred] = "_deferred",
  [sym__export] = "_export",
  [sym__external] = "_external",
  [sym__factory] = "_factory",
  [sym__function_builtin_identifier] = "_function_builtin_identifier",
  [sym__get] = "_get",
  [sym__native] = "_native",
  [sym__implements] = "_implements",
  [sym__import] = "_import",
  [sym_interface] = "interface",
  [sym_base] = "base",
  [sym_abstract] = "abstract",
  [sym_sealed] = "sealed",
  [sym__operator] = "_operator",
  [sym_mixin] = "mixin",
  [sym__required] = "_required",
  [sym__set] = "_set",
  [sym__static] = "_static",
  [sym__typedef] = "_typedef",
  [sym__new_builtin] = "_new_builtin",
  [sym_logical_and_operator] = "logical_and_operator",
  [sym_logical_or_operator] = "logical_or_operator",
  [sym_final_builtin] = "final_builtin",
  [sym__late_builtin] = "_late_builtin",
  [sym__external_builtin] = "_external_builtin",
  [sym_this] = "this",
  [sym_super] = "super",
  [sym_label] = "label",
  [sym__semicolon] = "_semicolon",
  [sym_comment] = "comment",
  [sym_documentation_comment] = "documentation_comment",
  [aux_sym_program_repeat1] = "program_repeat1",
  [aux_sym_program_repeat2] = "program_repeat2",
  [aux_sym_program_repeat3] = "program_repeat3",
  [aux_sym_program_repeat4] = "program_repeat4",
  [aux_sym_string_literal_repeat1] = "string_literal_repeat1",
  [aux_sym__string_literal_double_quotes_repeat1] = "_string_literal_double_quotes_repeat1",
  [aux_sym__string_literal_single_quotes_repeat1] = "_string_literal_single_quotes_repeat1",
  [aux_sym__string_literal_double_quotes_multiple_repeat1] = "_string_literal_double_quotes_multiple_repeat1",
  [aux_sym__string_literal_single_quotes_multiple_repeat1] = "_string_literal_single_quotes_multiple_repeat1",
  [aux_sym__raw_string_literal_double_quotes_repeat1] = "_raw_string_literal_double_quotes_repeat1",
  [aux_sym__raw_string_literal_single_quotes_repeat1] = "_raw_string_literal_single_quotes_repeat1",
  [aux_sym__raw_string_literal_double_quotes_multiple_repeat1] = "_raw_string_literal_double_quotes_multiple_repeat1",
  [aux_sym__raw_string_literal_single_quotes_multiple_repeat1] = "_raw_string_literal_single_quotes_multiple_repeat1",
  [aux_sym_list_literal_repeat1] = "list_literal_repeat1",
  [aux_sym__record_literal_no_const_repeat1] = "_record_literal_no_const_repeat1",
  [aux_sym__expression_repeat1] = "_expression_repeat1",
  [aux_sym__assignable_selector_part_repeat1] = "_assignable_selector_part_repeat1",
  [aux_sym_logical_or_expression_repeat1] = "logical_or_expression_repeat1",
  [aux_sym_logical_and_expression_repeat1] = "logical_and_expression_repeat1",
  [aux_sym_bitwise_or_expression_repeat1] = "bitwise_or_expression_repeat1",
  [aux_sym_bitwise_xor_expression_repeat1] = "bitwise_xor_expression_repeat1",
  [aux_sym_bitwise_and_expression_repeat1] = "bitwise_and_expression_repeat1",
  [aux_sym_shift_expression_repeat1] = "shift_expression_repeat1",
  [aux_sym_additive_expression_repeat1] = "additive_expression_repeat1",
  [aux_sym_multiplicative_expression_repeat1] = "multiplicative_expression_repeat1",
  [aux_sym__argument_list_repeat1] = "_argument_list_repeat1",
  [aux_sym_cascade_section_repeat1] = "cascade_section_repeat1",
  [aux_sym_cascade_section_repeat2] = "cascade_section_repeat2",
  [aux_sym_type_arguments_repeat1] = "type_arguments_repeat1",
  [aux_sym_block_repeat1] = "block_repeat1",
  [aux_sym_switch_expression_repeat1] = "switch_expression_repeat1",
  [aux_sym__logical_or_pattern_repeat1] = "_logical_or_pattern_repeat1",
  [aux_sym__logical_and_pattern_repeat1] = "_logical_and_pattern_repeat1",
  [aux_sym_list_pattern_repeat1] = "list_pattern_repeat1",
  [aux_sym_map_pattern_repeat1] = "map_pattern_repeat1",
  [aux_sym_record_pattern_repeat1] = "record_pattern_repeat1",
  [aux_sym_switch_block_repeat1] = "switch_block_repeat1",
  [aux_sym_switch_statement_case_repeat1] = "switch_statement_case_repeat1",
  [aux_sym_try_statement_repeat1] = "try_statement_repeat1",
  [aux_sym__for_loop_parts_repeat1] = "_for_loop_parts_repeat1",
  [aux_sym__for_loop_parts_repeat2] = "_for_loop_parts_repeat2",
  [aux_sym_library_export_repeat1] = "library_export_repeat1",
  [aux_sym_configurable_uri_repeat1] = "configurable_uri_repeat1",
  [aux_sym__identifier_list_repeat1] = "_identifier_list_repeat1",
  [aux_sym_enum_body_repeat1] = "enum_body_repeat1",
  [aux_sym_enum_body_repeat2] = "enum_body_repeat2",
  [aux_sym__metadata_repeat1] = "_metadata_repeat1",
  [aux_sym_type_parameters_repeat1] = "type_parameters_repeat1",
  [aux_sym_extension_body_repeat1] = "extension_body_repeat1",
  [aux_sym_initialized_identifier_list_repeat1] = "initialized_identifier_list_repeat1",
  [aux_sym_static_final_declaration_list_repeat1] = "static_final_declaration_list_repeat1",
  [aux_sym_initializers_repeat1] = "initializers_repeat1",
  [aux_sym_factory_constructor_signature_repeat1] = "factory_constructor_signature_repeat1",
  [aux_sym_parameter_type_list_repeat1] = "parameter_type_list_repeat1",
  [aux_sym_named_parameter_types_repeat1] = "named_parameter_types_repeat1",
  [aux_sym_record_type_repeat1] = "record_type_repeat1",
  [aux_sym_record_type_repeat2] = "record_type_repeat2",
  [aux_sym__type_not_void_list_repeat1] = "_type_not_void_list_repeat1",
  [aux_sym__normal_formal_parameters_repeat1] = "_normal_formal_parameters_repeat1",
  [aux_sym__optional_postional_formal_parameters_repeat1] = "_optional_postional_formal_parameters_repeat1",
  [aux_sym__named_formal_parameters_repeat1] = "_named_formal_parameters_repeat1",
  [alias_sym_type_identifier] = "type_identifier",
};

static const TSSymbol ts_symbol_map[] = {
  [ts_builtin_sym_end] = ts_builtin_sym_end,
  [sym_identifier] = sym_identifier,
  [anon_sym_POUND] = anon_sym_POUND,
  [sym_decimal_integer_literal] = sym_decimal_integer_literal,
  [sym_hex_integer_literal] = sym_hex_integer_literal,
  [sym_decimal_floating_point_literal] = sym_decimal_floating_point_literal,
  [anon_sym_true] = anon_sym_true,
  [anon_sym_false] = anon_sym_false,
  [anon_sym_DQUOTE] = anon_sym_DQUOTE,
  [anon_sym_SQUOTE] = anon_sym_SQUOTE,
  [anon_sym_DQUOTE_DQUOTE_DQUOTE] = anon_sym_DQUOTE_DQUOTE_DQUOTE,
  [anon_sym_SQUOTE_SQUOTE_SQUOTE] = anon_sym_SQUOTE_SQUOTE_SQUOTE,
  [anon_sym_r_DQUOTE] = anon_sym_r_DQUOTE,
  [anon_sym_DOLLAR] = anon_sym_DOLLAR,
  [anon_sym_r_SQUOTE] = anon_sym_r_SQUOTE,
  [anon_sym_r_DQUOTE_DQUOTE_DQUOTE] = anon_sym_r_DQUOTE_DQUOTE_DQUOTE,
  [anon_sym_r_SQUOTE_SQUOTE_SQUOTE] = anon_sym_r_SQUOTE_SQUOTE_SQUOTE,
  [anon_sym_LBRACE] = anon_sym_LBRACE,
  [anon_sym_RBRACE] = anon_sym_RBRACE,
  [aux_sym__sub_string_test_token1] = aux_sym__sub_string_test_token1,
  [sym__unused_escape_sequence] = sym__unused_escape_sequence,
  [anon_sym_LBRACK] = anon_sym_LBRACK,
  [anon_sym_COMMA] = anon_sym_COMMA,
  [anon_sym_RBRACK] = anon_sym_RBRACK,
  [anon_sym_COLON] = anon_sym_COLON,
  [anon_sym_null] = anon_sym_null,
  [anon_sym_LPAREN] = anon_sym_LPAREN,
  [anon_sym_RPAREN] = anon_sym_RPAREN,
  [anon_sym_throw] = anon_sym_throw,
  [anon_sym_EQ] = anon_sym_EQ,
  [anon_sym_PLUS_EQ] = anon_sym_PLUS_EQ,
  [anon_sym_DASH_EQ] = anon_sym_DASH_EQ,
  [anon_sym_STAR_EQ] = anon_sym_STAR_EQ,
  [anon_sym_SLASH_EQ] = anon_sym_SLASH_EQ,
  [anon_sym_PERCENT_EQ] = anon_sym_PERCENT_EQ,
  [anon_sym_TILDE_SLASH_EQ] = anon_sym_TILDE_SLASH_EQ,
  [anon_sym_LT_LT_EQ] = anon_sym_LT_LT_EQ,
  [anon_sym_GT_GT_EQ] = anon_sym_GT_GT_EQ,
  [anon_sym_GT_GT_GT_EQ] = anon_sym_GT_GT_GT_EQ,
  [anon_sym_AMP_EQ] = anon_sym_AMP_EQ,
  [anon_sym_CARET_EQ] = anon_sym_CARET_EQ,
  [anon_sym_PIPE_EQ] = anon_sym_PIPE_EQ,
  [anon_sym_QMARK_QMARK_EQ] = anon_sym_QMARK_QMARK_EQ,
  [anon_sym_QMARK_QMARK] = anon_sym_QMARK_QMARK,
  [anon_sym_QMARK] = anon_sym_QMARK,
  [sym_equality_operator] = sym_equality_operator,
  [anon_sym_LT] = anon_sym_LT,
  [anon_sym_GT] = anon_sym_GT,
  [anon_sym_LT_EQ] = anon_sym_LT_EQ,
  [anon_sym_GT_EQ] = anon_sym_GT_EQ,
  [anon_sym_PIPE] = anon_sym_PIPE,
  [anon_sym_CARET] = anon_sym_CARET,
  [anon_sym_AMP] = anon_sym_AMP,
  [anon_sym_LT_LT] = anon_sym_LT_LT,
  [anon_sym_GT_GT] = anon_sym_GT_GT,
  [anon_sym_GT_GT_GT] = anon_sym_GT_GT_GT,
  [sym__additive_operator] = sym__additive_operator,
  [anon_sym_STAR] = anon_sym_STAR,
  [anon_sym_SLASH] = anon_sym_SLASH,
  [anon_sym_PERCENT] = anon_sym_PERCENT,
  [anon_sym_TILDE_SLASH] = anon_sym_TILDE_SLASH,
  [sym_increment_operator] = sym_increment_operator,
  [anon_sym_DOT_DOT_DOT] = anon_sym_DOT_DOT_DOT,
  [sym_minus_operator] = sym_minus_operator,
  [anon_sym_BANG] = anon_sym_BANG,
  [anon_sym_TILDE] = anon_sym_TILDE,
  [anon_sym_await] = anon_sym_await,
  [anon_sym_is] = anon_sym_is,
  [anon_sym_as] = anon_sym_as,
  [anon_sym_DOT] = anon_sym_DOT,
  [anon_sym_DOT_DOT] = anon_sym_DOT_DOT,
  [anon_sym_QMARK_DOT_DOT] = anon_sym_QMARK_DOT_DOT,
  [anon_sym_QMARK_DOT] = anon_sym_QMARK_DOT,
  [anon_sym_SEMI] = anon_sym_SEMI,
  [anon_sym_switch] = anon_sym_switch,
  [anon_sym_EQ_GT] = anon_sym_EQ_GT,
  [anon_sym_when] = anon_sym_when,
  [anon_sym_default] = anon_sym_default,
  [anon_sym_do] = anon_sym_do,
  [anon_sym_while] = anon_sym_while,
  [anon_sym_continue] = anon_sym_continue,
  [anon_sym_yield] = anon_sym_yield,
  [anon_sym_return] = anon_sym_return,
  [anon_sym_on] = anon_sym_on,
  [anon_sym_try] = anon_sym_try,
  [anon_sym_catch] = anon_sym_catch,
  [anon_sym_finally] = anon_sym_finally,
  [anon_sym_if] = anon_sym_if,
  [anon_sym_case] = anon_sym_case,
  [anon_sym_else] = anon_sym_else,
  [anon_sym_for] = anon_sym_for,
  [anon_sym_in] = anon_sym_in,
  [anon_sym_AT] = anon_sym_AT,
  [anon_sym_part] = anon_sym_part,
  [anon_sym_EQ_EQ] = anon_sym_EQ_EQ,
  [anon_sym_show] = anon_sym_show,
  [anon_sym_hide] = anon_sym_hide,
  [anon_sym_enum] = anon_sym_enum,
  [anon_sym_final] = anon_sym_final,
  [anon_sym_inline] = anon_sym_inline,
  [anon_sym_class] = anon_sym_class,
  [anon_sym_extension] = anon_sym_extension,
  [anon_sym_extends] = anon_sym_extends,
  [anon_sym_with] = anon_sym_with,
  [anon_sym_LBRACK_RBRACK] = anon_sym_LBRACK_RBRACK,
  [anon_sym_LBRACK_RBRACK_EQ] = anon_sym_LBRACK_RBRACK_EQ,
  [sym_void_type] = sym_void_type,
  [anon_sym_var] = anon_sym_var,
  [anon_sym_async] = anon_sym_async,
  [anon_sym_async_STAR] = anon_sym_async_STAR,
  [anon_sym_sync_STAR] = anon_sym_sync_STAR,
  [anon_sym_POUND_BANG] = anon_sym_POUND_BANG,
  [aux_sym_script_tag_token1] = aux_sym_script_tag_token1,
  [anon_sym_LF] = anon_sym_LF,
  [anon_sym_library] = anon_sym_library,
  [sym_break_builtin] = sym_break_builtin,
  [sym_assert_builtin] = sym_assert_builtin,
  [sym_rethrow_builtin] = sym_rethrow_builtin,
  [sym_part_of_builtin] = sym_part_of_builtin,
  [anon_sym_covariant] = anon_sym_covariant,
  [anon_sym_deferred] = anon_sym_deferred,
  [anon_sym_export] = anon_sym_export,
  [anon_sym_factory] = anon_sym_factory,
  [anon_sym_Function] = anon_sym_Function,
  [anon_sym_get] = anon_sym_get,
  [anon_sym_native] = anon_sym_native,
  [anon_sym_implements] = anon_sym_implements,
  [anon_sym_import] = anon_sym_import,
  [anon_sym_interface] = anon_sym_interface,
  [anon_sym_base] = anon_sym_base,
  [anon_sym_abstract] = anon_sym_abstract,
  [anon_sym_sealed] = anon_sym_sealed,
  [anon_sym_operator] = anon_sym_operator,
  [anon_sym_mixin] = anon_sym_mixin,
  [anon_sym_required] = anon_sym_required,
  [anon_sym_set] = anon_sym_set,
  [anon_sym_static] = anon_sym_static,
  [anon_sym_typedef] = anon_sym_typedef,
  [anon_sym_new] = anon_sym_new,
  [anon_sym_AMP_AMP] = anon_sym_AMP_AMP,
  [anon_sym_PIPE_PIPE] = anon_sym_PIPE_PIPE,
  [sym_const_builtin] = sym_const_builtin,
  [anon_sym_late] = anon_sym_late,
  [anon_sym_external] = anon_sym_external,
  [anon_sym_this] = anon_sym_this,
  [anon_sym_super] = anon_sym_super,
  [sym_identifier_dollar_escaped] = sym_identifier_dollar_escaped,
  [anon_sym_SLASH_SLASH] = anon_sym_SLASH_SLASH,
  [aux_sym_comment_token1] = aux_sym_comment_token1,
  [anon_sym_SLASH_STAR] = anon_sym_SLASH_STAR,
  [aux_sym_comment_token2] = aux_sym_comment_token2,
  [anon_sym_SLASH_SLASH_SLASH] = anon_sym_SLASH_SLASH_SLASH,
  [aux_sym_documentation_comment_token1] = aux_sym_documentation_comment_token1,
  [sym__template_chars_double] = sym__template_chars_double,
  [sym__template_chars_single] = sym__template_chars_single,
  [sym__template_chars_double_single] = sym__template_chars_double_single,
  [sym__template_chars_single_single] = sym__template_chars_single_single,
  [sym__template_chars_raw_slash] = sym__template_chars_raw_slash,
  [sym__block_comment] = sym__block_comment,
  [sym__documentation_block_comment] = sym__documentation_block_comment,
  [sym_program] = sym_program,
  [sym__top_level_definition] = sym__top_level_definition,
  [sym__bool_literal] = sym__bool_literal,
  [sym__numeric_literal] = sym__numeric_literal,
  [sym__literal] = sym__literal,
  [sym_symbol_literal] = sym_symbol_literal,
  [sym_true] = sym_true,
  [sym_false] = sym_false,
  [sym_string_literal] = sym_string_literal,
  [sym__string_literal_double_quotes] = sym__string_literal_double_quotes,
  [sym__string_literal_single_quotes] = sym__string_literal_single_quotes,
  [sym__string_literal_double_quotes_multiple] = sym__string_literal_double_quotes_multiple,
  [sym__string_literal_single_quotes_multiple] = sym__string_literal_single_quotes_multiple,
  [sym__raw_string_literal_double_quotes] = sym__raw_string_literal_double_quotes,
  [sym__raw_string_literal_single_quotes] = sym__raw_string_literal_single_quotes,
  [sym__raw_string_literal_double_quotes_multiple] = sym__raw_string_literal_double_quotes_multiple,
  [sym__raw_string_literal_single_quotes_multiple] = sym__raw_string_literal_single_quotes_multiple,
  [sym_template_substitution] = sym_template_substitution,
  [sym__sub_string_test] = sym__sub_string_test,
  [sym_escape_sequence] = sym_escape_sequence,
  [sym_list_literal] = sym_list_literal,
  [sym_set_or_map_literal] = sym_set_or_map_literal,
  [sym_pair] = sym_pair,
  [sym__element] = sym__element,
  [sym_null_literal] = sym_null_literal,
  [sym_record_literal] = sym_record_literal,
  [sym__record_literal_no_const] = sym__record_literal_no_const,
  [sym_record_field] = sym_record_field,
  [sym__expression] = sym__expression,
  [sym__expression_without_cascade] = sym__expression_without_cascade,
  [sym__real_expression] = sym__real_expression,
  [sym_throw_expression] = sym_throw_expression,
  [sym_throw_expression_without_cascade] = sym_throw_expression_without_cascade,
  [sym_rethrow_expression] = sym_rethrow_expression,
  [sym_assignment_expression] = sym_assignment_expression,
  [sym_assignment_expression_without_cascade] = sym_assignment_expression_without_cascade,
  [sym_assignable_expression] = sym_assignable_expression,
  [sym__assignable_selector_part] = sym__assignable_selector_part,
  [sym__assignment_operator] = sym__assignment_operator,
  [sym_lambda_expression] = sym_lambda_expression,
  [sym_function_expression] = sym_function_expression,
  [sym_if_null_expression] = sym_if_null_expression,
  [aux_sym__if_null_expression] = aux_sym__if_null_expression,
  [sym_conditional_expression] = sym_conditional_expression,
  [sym_logical_or_expression] = sym_logical_or_expression,
  [sym_logical_and_expression] = sym_logical_and_expression,
  [sym_equality_expression] = sym_equality_expression,
  [sym_type_cast_expression] = sym_type_cast_expression,
  [sym_type_test_expression] = sym_type_test_expression,
  [sym_relational_expression] = sym_relational_expression,
  [sym_relational_operator] = sym_relational_operator,
  [sym_bitwise_or_expression] = sym_bitwise_or_expression,
  [sym_bitwise_xor_expression] = sym_bitwise_xor_expression,
  [sym_bitwise_and_expression] = sym_bitwise_and_expression,
  [sym_shift_expression] = sym_shift_expression,
  [sym_additive_expression] = sym_additive_expression,
  [sym_multiplicative_expression] = sym_multiplicative_expression,
  [sym_bitwise_operator] = sym_bitwise_operator,
  [sym__bitwise_operator] = sym__bitwise_operator,
  [sym_shift_operator] = sym_shift_operator,
  [sym__shift_operator] = sym__shift_operator,
  [sym_additive_operator] = sym_additive_operator,
  [sym_multiplicative_operator] = sym_multiplicative_operator,
  [sym__multiplicative_operator] = sym__multiplicative_operator,
  [sym__unary_expression] = sym__unary_expression,
  [sym_unary_expression] = sym_unary_expression,
  [sym__postfix_expression] = sym__postfix_expression,
  [sym_postfix_expression] = sym_postfix_expression,
  [sym_postfix_operator] = sym_postfix_operator,
  [sym_spread_element] = sym_spread_element,
  [sym_selector] = sym_selector,
  [sym_prefix_operator] = sym_prefix_operator,
  [sym_negation_operator] = sym_negation_operator,
  [sym__exclamation_operator] = sym__exclamation_operator,
  [sym_tilde_operator] = sym_tilde_operator,
  [sym_await_expression] = sym_await_expression,
  [sym_type_test] = sym_type_test,
  [sym_is_operator] = sym_is_operator,
  [sym_type_cast] = sym_type_cast,
  [sym_as_operator] = sym_as_operator,
  [sym_new_expression] = sym_new_expression,
  [sym__dot_identifier] = sym__dot_identifier,
  [sym_const_object_expression] = sym_const_object_expression,
  [sym__primary] = sym__primary,
  [sym_parenthesized_expression] = sym_parenthesized_expression,
  [sym_constructor_invocation] = sym_constructor_invocation,
  [sym_constructor_tearoff] = sym_constructor_tearoff,
  [sym_arguments] = sym_arguments,
  [sym__argument_list] = sym__argument_list,
  [sym__any_argument] = sym__any_argument,
  [sym_argument] = sym_argument,
  [sym_named_argument] = sym_named_argument,
  [sym_cascade_section] = sym_cascade_section,
  [sym__cascade_subsection] = sym__cascade_subsection,
  [sym__cascade_assignment_section] = sym__cascade_assignment_section,
  [sym_index_selector] = sym_index_selector,
  [sym_cascade_selector] = sym_cascade_selector,
  [sym_argument_part] = sym_argument_part,
  [sym_unconditional_assignable_selector] = sym_unconditional_assignable_selector,
  [sym_conditional_assignable_selector] = sym_conditional_assignable_selector,
  [sym__assignable_selector] = sym__assignable_selector,
  [sym_type_arguments] = sym_type_arguments,
  [sym__statement] = sym__statement,
  [sym_local_function_declaration] = sym_local_function_declaration,
  [sym_block] = sym_block,
  [sym_expression_statement] = sym_expression_statement,
  [sym_assert_statement] = sym_assert_statement,
  [sym_assertion] = sym_assertion,
  [sym_assertion_arguments] = sym_assertion_arguments,
  [sym_switch_statement] = sym_switch_statement,
  [sym_switch_expression] = sym_switch_expression,
  [sym_switch_expression_case] = sym_switch_expression_case,
  [sym__guarded_pattern] = sym__guarded_pattern,
  [sym__pattern] = sym__pattern,
  [sym__logical_or_pattern] = sym__logical_or_pattern,
  [sym__logical_and_pattern] = sym__logical_and_pattern,
  [sym__relational_pattern] = sym__relational_pattern,
  [sym__unary_pattern] = sym__unary_pattern,
  [sym__primary_pattern] = sym__primary_pattern,
  [sym_cast_pattern] = sym_cast_pattern,
  [sym_null_check_pattern] = sym_null_check_pattern,
  [sym_null_assert_pattern] = sym_null_assert_pattern,
  [sym_constant_pattern] = sym_constant_pattern,
  [sym_variable_pattern] = sym_variable_pattern,
  [sym__parenthesized_pattern] = sym__parenthesized_pattern,
  [sym_list_pattern] = sym_list_pattern,
  [sym__list_pattern_element] = sym__list_pattern_element,
  [sym_rest_pattern] = sym_rest_pattern,
  [sym_map_pattern] = sym_map_pattern,
  [sym__map_pattern_entry] = sym__map_pattern_entry,
  [sym_record_pattern] = sym_record_pattern,
  [sym__pattern_field] = sym__pattern_field,
  [sym_object_pattern] = sym_object_pattern,
  [sym_pattern_variable_declaration] = sym_pattern_variable_declaration,
  [sym__outer_pattern] = sym__outer_pattern,
  [sym_pattern_assignment] = sym_pattern_assignment,
  [sym_switch_block] = sym_switch_block,
  [sym_switch_statement_case] = sym_switch_statement_case,
  [sym_switch_statement_default] = sym_switch_statement_default,
  [sym_do_statement] = sym_do_statement,
  [sym_break_statement] = sym_break_statement,
  [sym_continue_statement] = sym_continue_statement,
  [sym_yield_statement] = sym_yield_statement,
  [sym_yield_each_statement] = sym_yield_each_statement,
  [sym_return_statement] = sym_return_statement,
  [sym_try_statement] = sym_try_statement,
  [sym__on_part] = sym__on_part,
  [sym__try_head] = sym__try_head,
  [sym_catch_clause] = sym_catch_clause,
  [sym_catch_parameters] = sym_catch_parameters,
  [sym_finally_clause] = sym_finally_clause,
  [sym_if_element] = sym_if_element,
  [sym_if_statement] = sym_if_statement,
  [sym_while_statement] = sym_while_statement,
  [sym_for_statement] = sym_for_statement,
  [sym_for_loop_parts] = sym_for_loop_parts,
  [sym__for_loop_parts] = sym__for_loop_parts,
  [sym_for_element] = sym_for_element,
  [sym_annotation] = sym_annotation,
  [sym_import_or_export] = sym_import_or_export,
  [sym_library_import] = sym_library_import,
  [sym_library_export] = sym_library_export,
  [sym_import_specification] = sym_import_specification,
  [sym_part_directive] = sym_part_directive,
  [sym_part_of_directive] = sym_part_of_directive,
  [sym_uri] = sym_uri,
  [sym_configurable_uri] = sym_configurable_uri,
  [sym_configuration_uri] = sym_configuration_uri,
  [sym_configuration_uri_condition] = sym_configuration_uri_condition,
  [sym_uri_test] = sym_uri_test,
  [sym_combinator] = sym_combinator,
  [sym__identifier_list] = sym__identifier_list,
  [sym_enum_declaration] = sym_enum_declaration,
  [sym_enum_body] = sym_enum_body,
  [sym_enum_constant] = sym_enum_constant,
  [sym_type_alias] = sym_type_alias,
  [sym__class_modifiers] = sym__class_modifiers,
  [sym__mixin_class_modifiers] = sym__mixin_class_modifiers,
  [sym_class_definition] = sym_class_definition,
  [sym_extension_declaration] = sym_extension_declaration,
  [sym__metadata] = sym__metadata,
  [sym_type_parameters] = sym_type_parameters,
  [sym_type_parameter] = sym_type_parameter,
  [sym_type_bound] = sym_type_bound,
  [sym_superclass] = sym_superclass,
  [sym_mixins] = sym_mixins,
  [sym_mixin_application_class] = sym_mixin_application_class,
  [sym_mixin_application] = sym_mixin_application,
  [sym_mixin_declaration] = sym_mixin_declaration,
  [sym_interfaces] = sym_interfaces,
  [sym_class_body] = sym_class_body,
  [sym_extension_body] = sym_extension_body,
  [sym_getter_signature] = sym_getter_signature,
  [sym_setter_signature] = sym_setter_signature,
  [sym_method_signature] = sym_method_signature,
  [sym_declaration] = sym_declaration,
  [sym_identifier_list] = sym_identifier_list,
  [sym_initialized_identifier_list] = sym_initialized_identifier_list,
  [sym_initialized_identifier] = sym_initialized_identifier,
  [sym_static_final_declaration_list] = sym_static_final_declaration_list,
  [sym_binary_operator] = sym_binary_operator,
  [sym_operator_signature] = sym_operator_signature,
  [sym_static_final_declaration] = sym_static_final_declaration,
  [sym__external_and_static] = sym__external_and_static,
  [sym__final_or_const] = sym__final_or_const,
  [sym_initializers] = sym_initializers,
  [sym_initializer_list_entry] = sym_initializer_list_entry,
  [sym_field_initializer] = sym_field_initializer,
  [sym_factory_constructor_signature] = sym_factory_constructor_signature,
  [sym_redirecting_factory_constructor_signature] = sym_redirecting_factory_constructor_signature,
  [sym_redirection] = sym_redirection,
  [sym_constructor_signature] = sym_constructor_signature,
  [sym_constant_constructor_signature] = sym_constant_constructor_signature,
  [sym_scoped_identifier] = sym_scoped_identifier,
  [sym_initialized_variable_definition] = sym_initialized_variable_definition,
  [sym__declared_identifier] = sym__declared_identifier,
  [sym__final_const_var_or_type] = sym__final_const_var_or_type,
  [sym__type] = sym__type,
  [sym__type_not_function] = sym__type_not_function,
  [sym__type_not_void_not_function] = sym__type_not_void_not_function,
  [sym_function_type] = sym_function_type,
  [aux_sym__function_type_tails] = aux_sym__function_type_tails,
  [sym__function_type_tail] = sym__function_type_tail,
  [sym_parameter_type_list] = sym_parameter_type_list,
  [sym_normal_parameter_type] = sym_normal_parameter_type,
  [sym_optional_parameter_types] = sym_optional_parameter_types,
  [sym_optional_positional_parameter_types] = sym_optional_positional_parameter_types,
  [sym_named_parameter_types] = sym_named_parameter_types,
  [sym__named_parameter_type] = sym__named_parameter_type,
  [sym__type_not_void] = sym__type_not_void,
  [sym_record_type] = sym_record_type,
  [sym_record_type_field] = sym_record_type_field,
  [sym_record_type_named_field] = sym_record_type_named_field,
  [sym__type_not_void_list] = sym__type_not_void_list,
  [sym__type_name] = sym__type_name,
  [sym__type_dot_identifier] = sym__type_dot_identifier,
  [sym_typed_identifier] = sym_typed_identifier,
  [sym_nullable_type] = sym_nullable_type,
  [sym_nullable_selector] = sym_nullable_selector,
  [sym__var_or_type] = sym__var_or_type,
  [sym__final_var_or_type] = sym__final_var_or_type,
  [sym_inferred_type] = sym_inferred_type,
  [sym_function_body] = sym_function_body,
  [sym_function_expression_body] = sym_function_expression_body,
  [sym_function_signature] = sym_function_signature,
  [sym__formal_parameter_part] = sym__formal_parameter_part,
  [sym_formal_parameter_list] = sym_formal_parameter_list,
  [sym__strict_formal_parameter_list] = sym__strict_formal_parameter_list,
  [sym__normal_formal_parameters] = sym__normal_formal_parameters,
  [sym_optional_formal_parameters] = sym_optional_formal_parameters,
  [sym__optional_postional_formal_parameters] = sym__optional_postional_formal_parameters,
  [sym__named_formal_parameters] = sym__named_formal_parameters,
  [sym_formal_parameter] = sym_formal_parameter,
  [sym__default_formal_parameter] = sym__default_formal_parameter,
  [sym__default_named_parameter] = sym__default_named_parameter,
  [sym__normal_formal_parameter] = sym__normal_formal_parameter,
  [sym__function_formal_parameter] = sym__function_formal_parameter,
  [sym__simple_formal_parameter] = sym__simple_formal_parameter,
  [sym_super_formal_parameter] = sym_super_formal_parameter,
  [sym_constructor_param] = sym_constructor_param,
  [sym_local_variable_declaration] = sym_local_variable_declaration,
  [sym_script_tag] = sym_script_tag,
  [sym_library_name] = sym_library_name,
  [sym_dotted_identifier_list] = sym_dotted_identifier_list,
  [sym__identifier_or_new] = sym__identifier_or_new,
  [sym_qualified] = sym_qualified,
  [sym__as] = sym__as,
  [sym_case_builtin] = sym_case_builtin,
  [sym__covariant] = sym__covariant,
  [sym__deferred] = sym__deferred,
  [sym__export] = sym__export,
  [sym__external] = sym__external,
  [sym__factory] = sym__factory,
  [sym__function_builtin_identifier] = sym__function_builtin_identifier,
  [sym__get] = sym__get,
  [sym__native] = sym__native,
  [sym__implements] = sym__implements,
  [sym__import] = sym__import,
  [sym_interface] = sym_interface,
  [sym_base] = sym_base,
  [sym_abstract] = sym_abstract,
  [sym_sealed] = sym_sealed,
  [sym__operator] = sym__operator,
  [sym_mixin] = sym_mixin,
  [sym__required] = sym__required,
  [sym__set] = sym__set,
  [sym__static] = sym__static,
  [sym__typedef] = sym__typedef,
  [sym__new_builtin] = sym__new_builtin,
  [sym_logical_and_operator] = sym_logical_and_operator,
  [sym_logical_or_operator] = sym_logical_or_operator,
  [sym_final_builtin] = sym_final_builtin,
  [sym__late_builtin] = sym__late_builtin,
  [sym__external_builtin] = sym__external_builtin,
  [sym_this] = sym_this,
  [sym_super] = sym_super,
  [sym_label] = sym_label,
  [sym__semicolon] = sym__semicolon,
  [sym_comment] = sym_comment,
  [sym_documentation_comment] = sym_documentation_comment,
  [aux_sym_program_repeat1] = aux_sym_program_repeat1,
  [aux_sym_program_repeat2] = aux_sym_program_repeat2,
  [aux_sym_program_repeat3] = aux_sym_program_repeat3,
  [aux_sym_program_repeat4] = aux_sym_program_repeat4,
  [aux_sym_string_literal_repeat1] = aux_sym_string_literal_repeat1,
  [aux_sym__string_literal_double_quotes_repeat1] = aux_sym__string_literal_double_quotes_repeat1,
  [aux_sym__string_literal_single_quotes_repeat1] = aux_sym__string_literal_single_quotes_repeat1,
  [aux_sym__string_literal_double_quotes_multiple_repeat1] = aux_sym__string_literal_double_quotes_multiple_repeat1,
  [aux_sym__string_literal_single_quotes_multiple_repeat1] = aux_sym__string_literal_single_quotes_multiple_repeat1,
  [aux_sym__raw_string_literal_double_quotes_repeat1] = aux_sym__raw_string_literal_double_quotes_repeat1,
  [aux_sym__raw_string_literal_single_quotes_repeat1] = aux_sym__raw_string_literal_single_quotes_repeat1,
  [aux_sym__raw_string_literal_double_quotes_multiple_repeat1] = aux_sym__raw_string_literal_double_quotes_multiple_repeat1,
  [aux_sym__raw_string_literal_single_quotes_multiple_repeat1] = aux_sym__raw_string_literal_single_quotes_multiple_repeat1,
  [aux_sym_list_literal_repeat1] = aux_sym_list_literal_repeat1,
  [aux_sym__record_literal_no_const_repeat1] = aux_sym__record_literal_no_const_repeat1,
  [aux_sym__expression_repeat1] = aux_sym__expression_repeat1,
  [aux_sym__assignable_selector_part_repeat1] = aux_sym__assignable_selector_part_repeat1,
  [aux_sym_logical_or_expression_repeat1] = aux_sym_logical_or_expression_repeat1,
  [aux_sym_logical_and_expression_repeat1] = aux_sym_logical_and_expression_repeat1,
  [aux_sym_bitwise_or_expression_repeat1] = aux_sym_bitwise_or_expression_repeat1,
  [aux_sym_bitwise_xor_expression_repeat1] = aux_sym_bitwise_xor_expression_repeat1,
  [aux_sym_bitwise_and_expression_repeat1] = aux_sym_bitwise_and_expression_repeat1,
  [aux_sym_shift_expression_repeat1] = aux_sym_shift_expression_repeat1,
  [aux_sym_additive_expression_repeat1] = aux_sym_additive_expression_repeat1,
  [aux_sym_multiplicative_expression_repeat1] = aux_sym_multiplicative_expression_repeat1,
  [aux_sym__argument_list_repeat1] = aux_sym__argument_list_repeat1,
  [aux_sym_cascade_section_repeat1] = aux_sym_cascade_section_repeat1,
  [aux_sym_cascade_section_repeat2] = aux_sym_cascade_section_repeat2,
  [aux_sym_type_arguments_repeat1] = aux_sym_type_arguments_repeat1,
  [aux_sym_block_repeat1] = aux_sym_block_repeat1,
  [aux_sym_switch_expression_repeat1] = aux_sym_switch_expression_repeat1,
  [aux_sym__logical_or_pattern_repeat1] = aux_sym__logical_or_pattern_repeat1,
  [aux_sym__logical_and_pattern_repeat1] = aux_sym__logical_and_pattern_repeat1,
  [aux_sym_list_pattern_repeat1] = aux_sym_list_pattern_repeat1,
  [aux_sym_map_pattern_repeat1] = aux_sym_map_pattern_repeat1,
  [aux_sym_record_pattern_repeat1] = aux_sym_record_pattern_repeat1,
  [aux_sym_switch_block_repeat1] = aux_sym_switch_block_repeat1,
  [aux_sym_switch_statement_case_repeat1] = aux_sym_switch_statement_case_repeat1,
  [aux_sym_try_statement_repeat1] = aux_sym_try_statement_repeat1,
  [aux_sym__for_loop_parts_repeat1] = aux_sym__for_loop_parts_repeat1,
  [aux_sym__for_loop_parts_repeat2] = aux_sym__for_loop_parts_repeat2,
  [aux_sym_library_export_repeat1] = aux_sym_library_export_repeat1,
  [aux_sym_configurable_uri_repeat1] = aux_sym_configurable_uri_repeat1,
  [aux_sym__identifier_list_repeat1] = aux_sym__identifier_list_repeat1,
  [aux_sym_enum_body_repeat1] = aux_sym_enum_body_repeat1,
  [aux_sym_enum_body_repeat2] = aux_sym_enum_body_repeat2,
  [aux_sym__metadata_repeat1] = aux_sym__metadata_repeat1,
  [aux_sym_type_parameters_repeat1] = aux_sym_type_parameters_repeat1,
  [aux_sym_extension_body_repeat1] = aux_sym_extension_body_repeat1,
  [aux_sym_initialized_identifier_list_repeat1] = aux_sym_initialized_identifier_list_repeat1,
  [aux_sym_static_final_declaration_list_repeat1] = aux_sym_static_final_declaration_list_repeat1,
  [aux_sym_initializers_repeat1] = aux_sym_initializers_repeat1,
  [aux_sym_factory_constructor_signature_repeat1] = aux_sym_factory_constructor_signature_repeat1,
  [aux_sym_parameter_type_list_repeat1] = aux_sym_parameter_type_list_repeat1,
  [aux_sym_named_parameter_types_repeat1] = aux_sym_named_parameter_types_repeat1,
  [aux_sym_record_type_repeat1] = aux_sym_record_type_repeat1,
  [aux_sym_record_type_repeat2] = aux_sym_record_type_repeat2,
  [aux_sym__type_not_void_list_repeat1] = aux_sym__type_not_void_list_repeat1,
  [aux_sym__normal_formal_parameters_repeat1] = aux_sym__normal_formal_parameters_repeat1,
  [aux_sym__optional_postional_formal_parameters_repeat1] = aux_sym__optional_postional_formal_parameters_repeat1,
  [aux_sym__named_formal_parameters_repeat1] = aux_sym__named_formal_parameters_repeat1,
  [alias_sym_type_identifier] = alias_sym_type_identifier,
};

static const TSSymbolMetadata ts_symbol_metadata[] = {
  [ts_builtin_sym_end] = {
    .visible = false,
    .named = true,
  },
  [sym_identifier] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_POUND] = {
    .visible = true,
    .named = false,
  },
  [sym_decimal_integer_literal] = {
    .visible = true,
    .named = true,
  },
  [sym_hex_integer_literal] = {
    .visible = true,
    .named = true,
  },
  [sym_decimal_floating_point_literal] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_true] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_false] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DQUOTE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_SQUOTE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DQUOTE_DQUOTE_DQUOTE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_SQUOTE_SQUOTE_SQUOTE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_r_DQUOTE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DOLLAR] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_r_SQUOTE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_r_DQUOTE_DQUOTE_DQUOTE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_r_SQUOTE_SQUOTE_SQUOTE] = {
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
  [aux_sym__sub_string_test_token1] = {
    .visible = false,
    .named = false,
  },
  [sym__unused_escape_sequence] = {
    .visible = false,
    .named = true,
  },
  [anon_sym_LBRACK] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_COMMA] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_RBRACK] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_COLON] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_null] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_LPAREN] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_RPAREN] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_throw] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_PLUS_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DASH_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_STAR_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_SLASH_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_PERCENT_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_TILDE_SLASH_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_LT_LT_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_GT_GT_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_GT_GT_GT_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_AMP_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_CARET_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_PIPE_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_QMARK_QMARK_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_QMARK_QMARK] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_QMARK] = {
    .visible = true,
    .named = false,
  },
  [sym_equality_operator] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_LT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_GT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_LT_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_GT_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_PIPE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_CARET] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_AMP] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_LT_LT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_GT_GT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_GT_GT_GT] = {
    .visible = true,
    .named = false,
  },
  [sym__additive_operator] = {
    .visible = false,
    .named = true,
  },
  [anon_sym_STAR] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_SLASH] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_PERCENT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_TILDE_SLASH] = {
    .visible = true,
    .named = false,
  },
  [sym_increment_operator] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_DOT_DOT_DOT] = {
    .visible = true,
    .named = false,
  },
  [sym_minus_operator] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_BANG] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_TILDE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_await] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_is] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_as] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DOT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DOT_DOT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_QMARK_DOT_DOT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_QMARK_DOT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_SEMI] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_switch] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_EQ_GT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_when] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_default] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_do] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_while] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_continue] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_yield] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_return] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_on] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_try] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_catch] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_finally] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_if] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_case] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_else] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_for] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_in] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_AT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_part] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_EQ_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_show] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_hide] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_enum] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_final] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_inline] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_class] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_extension] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_extends] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_with] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_LBRACK_RBRACK] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_LBRACK_RBRACK_EQ] = {
    .visible = true,
    .named = false,
  },
  [sym_void_type] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_var] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_async] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_async_STAR] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_sync_STAR] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_POUND_BANG] = {
    .visible = true,
    .named = false,
  },
  [aux_sym_script_tag_token1] = {
    .visible = false,
    .named = false,
  },
  [anon_sym_LF] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_library] = {
    .visible = true,
    .named = false,
  },
  [sym_break_builtin] = {
    .visible = true,
    .named = true,
  },
  [sym_assert_builtin] = {
    .visible = true,
    .named = true,
  },
  [sym_rethrow_builtin] = {
    .visible = true,
    .named = true,
  },
  [sym_part_of_builtin] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_covariant] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_deferred] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_export] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_factory] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_Function] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_get] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_native] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_implements] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_import] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_interface] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_base] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_abstract] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_sealed] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_operator] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_mixin] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_required] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_set] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_static] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_typedef] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_new] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_AMP_AMP] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_PIPE_PIPE] = {
    .visible = true,
    .named = false,
  },
  [sym_const_builtin] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_late] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_external] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_this] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_super] = {
    .visible = true,
    .named = false,
  },
  [sym_identifier_dollar_escaped] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_SLASH_SLASH] = {
    .visible = true,
    .named = false,
  },
  [aux_sym_comment_token1] = {
    .visible = false,
    .named = false,
  },
  [anon_sym_SLASH_STAR] = {
    .visible = true,
    .named = false,
  },
  [aux_sym_comment_token2] = {
    .visible = false,
    .named = false,
  },
  [anon_sym_SLASH_SLASH_SLASH] = {
    .visible = true,
    .named = false,
  },
  [aux_sym_documentation_comment_token1] = {
    .visible = false,
    .named = false,
  },
  [sym__template_chars_double] = {
    .visible = false,
    .named = true,
  },
  [sym__template_chars_single] = {
    .visible = false,
    .named = true,
  },
  [sym__template_chars_double_single] = {
    .visible = false,
    .named = true,
  },
  [sym__template_chars_single_single] = {
    .visible = false,
    .named = true,
  },
  [sym__template_chars_raw_slash] = {
    .visible = false,
    .named = true,
  },
  [sym__block_comment] = {
    .visible = false,
    .named = true,
  },
  [sym__documentation_block_comment] = {
    .visible = false,
    .named = true,
  },
  [sym_program] = {
    .visible = true,
    .named = true,
  },
  [sym__top_level_definition] = {
    .visible = false,
    .named = true,
  },
  [sym__bool_literal] = {
    .visible = false,
    .named = true,
  },
  [sym__numeric_literal] = {
    .visible = false,
    .named = true,
  },
  [sym__literal] = {
    .visible = false,
    .named = true,
    .supertype = true,
  },
  [sym_symbol_literal] = {
    .visible = true,
    .named = true,
  },
  [sym_true] = {
    .visible = true,
    .named = true,
  },
  [sym_false] = {
    .visible = true,
    .named = true,
  },
  [sym_string_literal] = {
    .visible = true,
    .named = true,
  },
  [sym__string_literal_double_quotes] = {
    .visible = false,
    .named = true,
  },
  [sym__string_literal_single_quotes] = {
    .visible = false,
    .named = true,
  },
  [sym__string_literal_double_quotes_multiple] = {
    .visible = false,
    .named = true,
  },
  [sym__string_literal_single_quotes_multiple] = {
    .visible = false,
    .named = true,
  },
  [sym__raw_string_literal_double_quotes] = {
    .visible = false,
    .named = true,
  },
  [sym__raw_string_literal_single_quotes] = {
    .visible = false,
    .named = true,
  },
  [sym__raw_string_literal_double_quotes_multiple] = {
    .visible = false,
    .named = true,
  },
  [sym__raw_string_literal_single_quotes_multiple] = {
    .visible = false,
    .named = true,
  },
  [sym_template_substitution] = {
    .visible = true,
    .named = true,
  },
  [sym__sub_string_test] = {
    .visible = false,
    .named = true,
  },
  [sym_escape_sequence] = {
    .visible = true,
    .named = true,
  },
  [sym_list_literal] = {
    .visible = true,
    .named = true,
  },
  [sym_set_or_map_literal] = {
    .visible = true,
    .named = true,
  },
  [sym_pair] = {
    .visible = true,
    .named = true,
  },
  [sym__element] = {
    .visible = false,
    .named = true,
  },
  [sym_null_literal] = {
    .visible = true,
    .named = true,
  },
  [sym_record_literal] = {
    .visible = true,
    .named = true,
  },
  [sym__record_literal_no_const] = {
    .visible = false,
    .named = true,
  },
  [sym_record_field] = {
    .visible = true,
    .named = true,
  },
  [sym__expression] = {
    .visible = false,
    .named = true,
  },
  [sym__expression_without_cascade] = {
    .visible = false,
    .named = true,
  },
  [sym__real_expression] = {
    .visible = false,
    .named = true,
  },
  [sym_throw_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_throw_expression_without_cascade] = {
    .visible = true,
    .named = true,
  },
  [sym_rethrow_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_assignment_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_assignment_expression_without_cascade] = {
    .visible = true,
    .named = true,
  },
  [sym_assignable_expression] = {
    .visible = true,
    .named = true,
  },
  [sym__assignable_selector_part] = {
    .visible = false,
    .named = true,
  },
  [sym__assignment_operator] = {
    .visible = false,
    .named = true,
  },
  [sym_lambda_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_function_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_if_null_expression] = {
    .visible = true,
    .named = true,
  },
  [aux_sym__if_null_expression] = {
    .visible = false,
    .named = false,
  },
  [sym_conditional_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_logical_or_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_logical_and_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_equality_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_type_cast_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_type_test_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_relational_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_relational_operator] = {
    .visible = true,
    .named = true,
  },
  [sym_bitwise_or_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_bitwise_xor_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_bitwise_and_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_shift_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_additive_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_multiplicative_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_bitwise_operator] = {
    .visible = true,
    .named = true,
  },
  [sym__bitwise_operator] = {
    .visible = false,
    .named = true,
  },
  [sym_shift_operator] = {
    .visible = true,
    .named = true,
  },
  [sym__shift_operator] = {
    .visible = false,
    .named = true,
  },
  [sym_additive_operator] = {
    .visible = true,
    .named = true,
  },
  [sym_multiplicative_operator] = {
    .visible = true,
    .named = true,
  },
  [sym__multiplicative_operator] = {
    .visible = false,
    .named = true,
  },
  [sym__unary_expression] = {
    .visible = false,
    .named = true,
  },
  [sym_unary_expression] = {
    .visible = true,
    .named = true,
  },
  [sym__postfix_expression] = {
    .visible = false,
    .named = true,
  },
  [sym_postfix_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_postfix_operator] = {
    .visible = true,
    .named = true,
  },
  [sym_spread_element] = {
    .visible = true,
    .named = true,
  },
  [sym_selector] = {
    .visible = true,
    .named = true,
  },
  [sym_prefix_operator] = {
    .visible = true,
    .named = true,
  },
  [sym_negation_operator] = {
    .visible = true,
    .named = true,
  },
  [sym__exclamation_operator] = {
    .visible = false,
    .named = true,
  },
  [sym_tilde_operator] = {
    .visible = true,
    .named = true,
  },
  [sym_await_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_type_test] = {
    .visible = true,
    .named = true,
  },
  [sym_is_operator] = {
    .visible = true,
    .named = true,
  },
  [sym_type_cast] = {
    .visible = true,
    .named = true,
  },
  [sym_as_operator] = {
    .visible = true,
    .named = true,
  },
  [sym_new_expression] = {
    .visible = true,
    .named = true,
  },
  [sym__dot_identifier] = {
    .visible = false,
    .named = true,
  },
  [sym_const_object_expression] = {
    .visible = true,
    .named = true,
  },
  [sym__primary] = {
    .visible = false,
    .named = true,
  },
  [sym_parenthesized_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_constructor_invocation] = {
    .visible = true,
    .named = true,
  },
  [sym_constructor_tearoff] = {
    .visible = true,
    .named = true,
  },
  [sym_arguments] = {
    .visible = true,
    .named = true,
  },
  [sym__argument_list] = {
    .visible = false,
    .named = true,
  },
  [sym__any_argument] = {
    .visible = false,
    .named = true,
  },
  [sym_argument] = {
    .visible = true,
    .named = true,
  },
  [sym_named_argument] = {
    .visible = true,
    .named = true,
  },
  [sym_cascade_section] = {
    .visible = true,
    .named = true,
  },
  [sym__cascade_subsection] = {
    .visible = false,
    .named = true,
  },
  [sym__cascade_assignment_section] = {
    .visible = false,
    .named = true,
  },
  [sym_index_selector] = {
    .visible = true,
    .named = true,
  },
  [sym_cascade_selector] = {
    .visible = true,
    .named = true,
  },
  [sym_argument_part] = {
    .visible = true,
    .named = true,
  },
  [sym_unconditional_assignable_selector] = {
    .visible = true,
    .named = true,
  },
  [sym_conditional_assignable_selector] = {
    .visible = true,
    .named = true,
  },
  [sym__assignable_selector] = {
    .visible = false,
    .named = true,
  },
  [sym_type_arguments] = {
    .visible = true,
    .named = true,
  },
  [sym__statement] = {
    .visible = false,
    .named = true,
    .supertype = true,
  },
  [sym_local_function_declaration] = {
    .visible = true,
    .named = true,
  },
  [sym_block] = {
    .visible = true,
    .named = true,
  },
  [sym_expression_statement] = {
    .visible = true,
    .named = true,
  },
  [sym_assert_statement] = {
    .visible = true,
    .named = true,
  },
  [sym_assertion] = {
    .visible = true,
    .named = true,
  },
  [sym_assertion_arguments] = {
    .visible = true,
    .named = true,
  },
  [sym_switch_statement] = {
    .visible = true,
    .named = true,
  },
  [sym_switch_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_switch_expression_case] = {
    .visible = true,
    .named = true,
  },
  [sym__guarded_pattern] = {
    .visible = false,
    .named = true,
  },
  [sym__pattern] = {
    .visible = false,
    .named = true,
  },
  [sym__logical_or_pattern] = {
    .visible = false,
    .named = true,
  },
  [sym__logical_and_pattern] = {
    .visible = false,
    .named = true,
  },
  [sym__relational_pattern] = {
    .visible = false,
    .named = true,
  },
  [sym__unary_pattern] = {
    .visible = false,
    .named = true,
  },
  [sym__primary_pattern] = {
    .visible = false,
    .named = true,
  },
  [sym_cast_pattern] = {
    .visible = true,
    .named = true,
  },
  [sym_null_check_pattern] = {
    .visible = true,
    .named = true,
  },
  [sym_null_assert_pattern] = {
    .visible = true,
    .named = true,
  },
  [sym_constant_pattern] = {
    .visible = true,
    .named = true,
  },
  [sym_variable_pattern] = {
    .visible = true,
    .named = true,
  },
  [sym__parenthesized_pattern] = {
    .visible = false,
    .named = true,
  },
  [sym_list_pattern] = {
    .visible = true,
    .named = true,
  },
  [sym__list_pattern_element] = {
    .visible = false,
    .named = true,
  },
  [sym_rest_pattern] = {
    .visible = true,
    .named = true,
  },
  [sym_map_pattern] = {
    .visible = true,
    .named = true,
  },
  [sym__map_pattern_entry] = {
    .visible = false,
    .named = true,
  },
  [sym_record_pattern] = {
    .visible = true,
    .named = true,
  },
  [sym__pattern_field] = {
    .visible = false,
    .named = true,
  },
  [sym_object_pattern] = {
    .visible = true,
    .named = true,
  },
  [sym_pattern_variable_declaration] = {
    .visible = true,
    .named = true,
  },
  [sym__outer_pattern] = {
    .visible = false,
    .named = true,
  },
  [sym_pattern_assignment] = {
    .visible = true,
    .named = true,
  },
  [sym_switch_block] = {
    .visible = true,
    .named = true,
  },
  [sym_switch_statement_case] = {
    .visible = true,
    .named = true,
  },
  [sym_switch_statement_default] = {
    .visible = true,
    .named = true,
  },
  [sym_do_statement] = {
    .visible = true,
    .named = true,
  },
  [sym_break_statement] = {
    .visible = true,
    .named = true,
  },
  [sym_continue_statement] = {
    .visible = true,
    .named = true,
  },
  [sym_yield_statement] = {
    .visible = true,
    .named = true,
  },
  [sym_yield_each_statement] = {
    .visible = true,
    .named = true,
  },
  [sym_return_statement] = {
    .visible = true,
    .named = true,
  },
  [sym_try_statement] = {
    .visible = true,
    .named = true,
  },
  [sym__on_part] = {
    .visible = false,
    .named = true,
  },
  [sym__try_head] = {
    .visible = false,
    .named = true,
  },
  [sym_catch_clause] = {
    .visible = true,
    .named = true,
  },
  [sym_catch_parameters] = {
    .visible = true,
    .named = true,
  },
  [sym_finally_clause] = {
    .visible = true,
    .named = true,
  },
  [sym_if_element] = {
    .visible = true,
    .named = true,
  },
  [sym_if_statement] = {
    .visible = true,
    .named = true,
  },
  [sym_while_statement] = {
    .visible = true,
    .named = true,
  },
  [sym_for_statement] = {
    .visible = true,
    .named = true,
  },
  [sym_for_loop_parts] = {
    .visible = true,
    .named = true,
  },
  [sym__for_loop_parts] = {
    .visible = false,
    .named = true,
  },
  [sym_for_element] = {
    .visible = true,
    .named = true,
  },
  [sym_annotation] = {
    .visible = true,
    .named = true,
  },
  [sym_import_or_export] = {
    .visible = true,
    .named = true,
  },
  [sym_library_import] = {
    .visible = true,
    .named = true,
  },
  [sym_library_export] = {
    .visible = true,
    .named = true,
  },
  [sym_import_specification] = {
    .visible = true,
    .named = true,
  },
  [sym_part_directive] = {
    .visible = true,
    .named = true,
  },
  [sym_part_of_directive] = {
    .visible = true,
    .named = true,
  },
  [sym_uri] = {
    .visible = true,
    .named = true,
  },
  [sym_configurable_uri] = {
    .visible = true,
    .named = true,
  },
  [sym_configuration_uri] = {
    .visible = true,
    .named = true,
  },
  [sym_configuration_uri_condition] = {
    .visible = true,
    .named = true,
  },
  [sym_uri_test] = {
    .visible = true,
    .named = true,
  },
  [sym_combinator] = {
    .visible = true,
    .named = true,
  },
  [sym__identifier_list] = {
    .visible = false,
    .named = true,
  },
  [sym_enum_declaration] = {
    .visible = true,
    .named = true,
  },
  [sym_enum_body] = {
    .visible = true,
    .named = true,
  },
  [sym_enum_constant] = {
    .visible = true,
    .named = true,
  },
  [sym_type_alias] = {
    .visible = true,
    .named = true,
  },
  [sym__class_modifiers] = {
    .visible = false,
    .named = true,
  },
  [sym__mixin_class_modifiers] = {
    .visible = false,
    .named = true,
  },
  [sym_class_definition] = {
    .visible = true,
    .named = true,
  },
  [sym_extension_declaration] = {
    .visible = true,
    .named = true,
  },
  [sym__metadata] = {
    .visible = false,
    .named = true,
  },
  [sym_type_parameters] = {
    .visible = true,
    .named = true,
  },
  [sym_type_parameter] = {
    .visible = true,
    .named = true,
  },
  [sym_type_bound] = {
    .visible = true,
    .named = true,
  },
  [sym_superclass] = {
    .visible = true,
    .named = true,
  },
  [sym_mixins] = {
    .visible = true,
    .named = true,
  },
  [sym_mixin_application_class] = {
    .visible = true,
    .named = true,
  },
  [sym_mixin_application] = {
    .visible = true,
    .named = true,
  },
  [sym_mixin_declaration] = {
    .visible = true,
    .named = true,
  },
  [sym_interfaces] = {
    .visible = true,
    .named = true,
  },
  [sym_class_body] = {
    .visible = true,
    .named = true,
  },
  [sym_extension_body] = {
    .visible = true,
    .named = true,
  },
  [sym_getter_signature] = {
    .visible = true,
    .named = true,
  },
  [sym_setter_signature] = {
    .visible = true,
    .named = true,
  },
  [sym_method_signature] = {
    .visible = true,
    .named = true,
  },
  [sym_declaration] = {
    .visible = true,
    .named = true,
  },
  [sym_identifier_list] = {
    .visible = true,
    .named = true,
  },
  [sym_initialized_identifier_list] = {
    .visible = true,
    .named = true,
  },
  [sym_initialized_identifier] = {
    .visible = true,
    .named = true,
  },
  [sym_static_final_declaration_list] = {
    .visible = true,
    .named = true,
  },
  [sym_binary_operator] = {
    .visible = true,
    .named = true,
  },
  [sym_operator_signature] = {
    .visible = true,
    .named = true,
  },
  [sym_static_final_declaration] = {
    .visible = true,
    .named = true,
  },
  [sym__external_and_static] = {
    .visible = false,
    .named = true,
  },
  [sym__final_or_const] = {
    .visible = false,
    .named = true,
  },
  [sym_initializers] = {
    .visible = true,
    .named = true,
  },
  [sym_initializer_list_entry] = {
    .visible = true,
    .named = true,
  },
  [sym_field_initializer] = {
    .visible = true,
    .named = true,
  },
  [sym_factory_constructor_signature] = {
    .visible = true,
    .named = true,
  },
  [sym_redirecting_factory_constructor_signature] = {
    .visible = true,
    .named = true,
  },
  [sym_redirection] = {
    .visible = true,
    .named = true,
  },
  [sym_constructor_signature] = {
    .visible = true,
    .named = true,
  },
  [sym_constant_constructor_signature] = {
    .visible = true,
    .named = true,
  },
  [sym_scoped_identifier] = {
    .visible = true,
    .named = true,
  },
  [sym_initialized_variable_definition] = {
    .visible = true,
    .named = true,
  },
  [sym__declared_identifier] = {
    .visible = false,
    .named = true,
  },
  [sym__final_const_var_or_type] = {
    .visible = false,
    .named = true,
  },
  [sym__type] = {
    .visible = false,
    .named = true,
  },
  [sym__type_not_function] = {
    .visible = false,
    .named = true,
  },
  [sym__type_not_void_not_function] = {
    .visible = false,
    .named = true,
  },
  [sym_function_type] = {
    .visible = true,
    .named = true,
  },
  [aux_sym__function_type_tails] = {
    .visible = false,
    .named = false,
  },
  [sym__function_type_tail] = {
    .visible = false,
    .named = true,
  },
  [sym_parameter_type_list] = {
    .visible = true,
    .named = true,
  },
  [sym_normal_parameter_type] = {
    .visible = true,
    .named = true,
  },
  [sym_optional_parameter_types] = {
    .visible = true,
    .named = true,
  },
  [sym_optional_positional_parameter_types] = {
    .visible = true,
    .named = true,
  },
  [sym_named_parameter_types] = {
    .visible = true,
    .named = true,
  },
  [sym__named_parameter_type] = {
    .visible = false,
    .named = true,
  },
  [sym__type_not_void] = {
    .visible = false,
    .named = true,
  },
  [sym_record_type] = {
    .visible = true,
    .named = true,
  },
  [sym_record_type_field] = {
    .visible = true,
    .named = true,
  },
  [sym_record_type_named_field] = {
    .visible = true,
    .named = true,
  },
  [sym__type_not_void_list] = {
    .visible = false,
    .named = true,
  },
  [sym__type_name] = {
    .visible = false,
    .named = true,
  },
  [sym__type_dot_identifier] = {
    .visible = false,
    .named = true,
  },
  [sym_typed_identifier] = {
    .visible = true,
    .named = true,
  },
  [sym_nullable_type] = {
    .visible = true,
    .named = true,
  },
  [sym_nullable_selector] = {
    .visible = true,
    .named = true,
  },
  [sym__var_or_type] = {
    .visible = false,
    .named = true,
  },
  [sym__final_var_or_type] = {
    .visible = false,
    .named = true,
  },
  [sym_inferred_type] = {
    .visible = true,
    .named = true,
  },
  [sym_function_body] = {
    .visible = true,
    .named = true,
  },
  [sym_function_expression_body] = {
    .visible = true,
    .named = true,
  },
  [sym_function_signature] = {
    .visible = true,
    .named = true,
  },
  [sym__formal_parameter_part] = {
    .visible = false,
    .named = true,
  },
  [sym_formal_parameter_list] = {
    .visible = true,
    .named = true,
  },
  [sym__strict_formal_parameter_list] = {
    .visible = false,
    .named = true,
  },
  [sym__normal_formal_parameters] = {
    .visible = false,
    .named = true,
  },
  [sym_optional_formal_parameters] = {
    .visible = true,
    .named = true,
  },
  [sym__optional_postional_formal_parameters] = {
    .visible = false,
    .named = true,
  },
  [sym__named_formal_parameters] = {
    .visible = false,
    .named = true,
  },
  [sym_formal_parameter] = {
    .visible = true,
    .named = true,
  },
  [sym__default_formal_parameter] = {
    .visible = false,
    .named = true,
  },
  [sym__default_named_parameter] = {
    .visible = false,
    .named = true,
  },
  [sym__normal_formal_parameter] = {
    .visible = false,
    .named = true,
  },
  [sym__function_formal_parameter] = {
    .visible = false,
    .named = true,
  },
  [sym__simple_formal_parameter] = {
    .visible = false,
    .named = true,
  },
  [sym_super_formal_parameter] = {
    .visible = true,
    .named = true,
  },
  [sym_constructor_param] = {
    .visible = true,
    .named = true,
  },
  [sym_local_variable_declaration] = {
    .visible = true,
    .named = true,
  },
  [sym_script_tag] = {
    .visible = true,
    .named = true,
  },
  [sym_library_name] = {
    .visible = true,
    .named = true,
  },
  [sym_dotted_identifier_list] = {
    .visible = true,
    .named = true,
  },
  [sym__identifier_or_new] = {
    .visible = false,
    .named = true,
  },
  [sym_qualified] = {
    .visible = true,
    .named = true,
  },
  [sym__as] = {
    .visible = false,
    .named = true,
  },
  [sym_case_builtin] = {
    .visible = true,
    .named = true,
  },
  [sym__covariant] = {
    .visible = false,
    .named = true,
  },
  [sym__deferred] = {
    .visible = false,
    .named = true,
  },
  [sym__export] = {
    .visible = false,
    .named = true,
  },
  [sym__external] = {
    .visible = false,
    .named = true,
  },
  [sym__factory] = {
    .visible = false,
    .named = true,
  },
  [sym__function_builtin_identifier] = {
    .visible = false,
    .named = true,
  },
  [sym__get] = {
    .visible = false,
    .named = true,
  },
  [sym__native] = {
    .visible = false,
    .named = true,
  },
  [sym__implements] = {
    .visible = false,
    .named = true,
  },
  [sym__import] = {
    .visible = false,
    .named = true,
  },
  [sym_interface] = {
    .visible = true,
    .named = true,
  },
  [sym_base] = {
    .visible = true,
    .named = true,
  },
  [sym_abstract] = {
    .visible = true,
    .named = true,
  },
  [sym_sealed] = {
    .visible = true,
    .named = true,
  },
  [sym__operator] = {
    .visible = false,
    .named = true,
  },
  [sym_mixin] = {
    .visible = true,
    .named = true,
  },
  [sym__required] = {
    .visible = false,
    .named = true,
  },
  [sym__set] = {
    .visible = false,
    .named = true,
  },
  [sym__static] = {
    .visible = false,
    .named = true,
  },
  [sym__typedef] = {
    .visible = false,
    .named = true,
  },
  [sym__new_builtin] = {
    .visible = false,
    .named = true,
  },
  [sym_logical_and_operator] = {
    .visible = true,
    .named = true,
  },
  [sym_logical_or_operator] = {
    .visible = true,
    .named = true,
  },
  [sym_final_builtin] = {
    .visible = true,
    .named = true,
  },
  [sym__late_builtin] = {
    .visible = false,
    .named = true,
  },
  [sym__external_builtin] = {
    .visible = false,
    .named = true,
  },
  [sym_this] = {
    .visible = true,
    .named = true,
  },
  [sym_super] = {
    .visible = true,
    .named = true,
  },
  [sym_label] = {
    .visible = true,
    .named = true,
  },
  [sym__semicolon] = {
    .visible = false,
    .named = true,
  },
  [sym_comment] = {
    .visible = true,
    .named = true,
  },
  [sym_documentation_comment] = {
    .visible = true,
    .named = true,
  },
  [aux_sym_program_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_program_repeat2] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_program_repeat3] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_program_repeat4] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_string_literal_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__string_literal_double_quotes_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__string_literal_single_quotes_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__string_literal_double_quotes_multiple_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__string_literal_single_quotes_multiple_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__raw_string_literal_double_quotes_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__raw_string_literal_single_quotes_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__raw_string_literal_double_quotes_multiple_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__raw_string_literal_single_quotes_multiple_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_list_literal_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__record_literal_no_const_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__expression_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__assignable_selector_part_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_logical_or_expression_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_logical_and_expression_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_bitwise_or_expression_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_bitwise_xor_expression_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_bitwise_and_expression_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_shift_expression_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_additive_expression_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_multiplicative_expression_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__argument_list_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_cascade_section_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_cascade_section_repeat2] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_type_arguments_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_block_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_switch_expression_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__logical_or_pattern_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__logical_and_pattern_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_list_pattern_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_map_pattern_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_record_pattern_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_switch_block_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_switch_statement_case_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_try_statement_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__for_loop_parts_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__for_loop_parts_repeat2] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_library_export_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_configurable_uri_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__identifier_list_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_enum_body_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_enum_body_repeat2] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__metadata_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_type_parameters_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_extension_body_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_initialized_identifier_list_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_static_final_declaration_list_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_initializers_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_factory_constructor_signature_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_parameter_type_list_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_named_parameter_types_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_record_type_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_record_type_repeat2] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__type_not_void_list_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__normal_formal_parameters_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__optional_postional_formal_parameters_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__named_formal_parameters_repeat1] = {
    .visible = false,
    .named = false,
  },
  [alias_sym_type_identifier] = {
    .visible = true,
    .named = true,
  },
};

enum ts_field_identifiers {
  field_alternative = 1,
  field_body = 2,
  field_class = 3,
  field_condition = 4,
  field_consequence = 5,
  field_first = 6,
  field_init = 7,
  field_interfaces = 8,
  field_key = 9,
  field_left = 10,
  field_name = 11,
  field_operator = 12,
  field_parameters = 13,
  field_right = 14,
  field_scope = 15,
  field_second = 16,
  field_superclass = 17,
  field_type_parameters = 18,
  field_update = 19,
  field_value = 20,
};

static const char * const ts_field_names[] = {
  [0] = NULL,
  [field_alternative] = "alternative",
  [field_body] = "body",
  [field_class] = "class",
  [field_condition] = "condition",
  [field_consequence] = "consequence",
  [field_first] = "first",
  [field_init] = "init",
  [field_interfaces] = "interfaces",
  [field_key] = "key",
  [field_left] = "left",
  [field_name] = "name",
  [field_operator] = "operator",
  [field_parameters] = "parameters",
  [field_right] = "right",
  [field_scope] = "scope",
  [field_second] = "second",
  [field_superclass] = "superclass",
  [field_type_parameters] = "type_parameters",
  [field_update] = "update",
  [field_value] = "value",
};

static const TSFieldMapSlice ts_field_map_slices[PRODUCTION_ID_COUNT] = {
  [2] = {.index = 0, .length = 1},
  [3] = {.index = 1, .length = 1},
  [4] = {.index = 1, .length = 1},
  [5] = {.index = 2, .length = 2},
  [6] = {.index = 4, .length = 1},
  [8] = {.index = 5, .length = 1},
  [9] = {.index = 6, .length = 1},
  [10] = {.index = 0, .length = 1},
  [11] = {.index = 7, .length = 2},
  [12] = {.index = 9, .length = 2},
  [13] = {.index = 11, .length = 2},
  [14] = {.index = 13, .length = 1},
  [15] = {.index = 14, .length = 3},
  [16] = {.index = 17, .length = 3},
  [17] = {.index = 20, .length = 3},
  [18] = {.index = 23, .length = 2},
  [19] = {.index = 25, .length = 1},
  [20] = {.index = 26, .length = 2},
  [21] = {.index = 28, .length = 2},
  [22] = {.index = 30, .length = 2},
  [23] = {.index = 32, .length = 3},
  [24] = {.index = 35, .length = 3},
  [25] = {.index = 38, .length = 2},
  [26] = {.index = 40, .length = 4},
  [27] = {.index = 44, .length = 4},
  [28] = {.index = 48, .length = 4},
  [29] = {.index = 52, .length = 2},
  [30] = {.index = 54, .length = 2},
  [31] = {.index = 56, .length = 3},
  [32] = {.index = 59, .length = 3},
  [33] = {.index = 62, .length = 3},
  [34] = {.index = 65, .length = 2},
  [35] = {.index = 67, .length = 1},
  [36] = {.index = 68, .length = 1},
  [37] = {.index = 69, .length = 2},
  [38] = {.index = 71, .length = 3},
  [39] = {.index = 74, .length = 2},
  [40] = {.index = 76, .length = 2},
  [41] = {.index = 78, .length = 4},
  [42] = {.index = 82, .length = 1},
  [43] = {.index = 83, .length = 5},
  [44] = {.index = 88, .length = 2},
  [45] = {.index = 90, .length = 3},
  [46] = {.index = 93, .length = 3},
  [47] = {.index = 96, .length = 4},
  [48] = {.index = 100, .length = 4},
  [49] = {.index = 104, .length = 4},
  [50] = {.index = 108, .length = 2},
  [51] = {.index = 110, .length = 1},
  [52] = {.index = 111, .length = 1},
  [53] = {.index = 112, .length = 5},
  [54] = {.index = 117, .length = 1},
  [55] = {.index = 118, .length = 1},
  [56] = {.index = 119, .length = 4},
  [57] = {.index = 123, .length = 2},
  [58] = {.index = 125, .length = 4},
  [59] = {.index = 129, .length = 5},
  [60] = {.index = 134, .length = 4},
  [61] = {.index = 138, .length = 2},
  [62] = {.index = 140, .length = 1},
  [63] = {.index = 141, .length = 1},
  [64] = {.index = 142, .length = 1},
  [65] = {.index = 143, .length = 2},
  [66] = {.index = 145, .length = 2},
  [67] = {.index = 147, .length = 2},
  [68] = {.index = 149, .length = 2},
  [69] = {.index = 151, .length = 1},
  [70] = {.index = 152, .length = 2},
  [71] = {.index = 154, .length = 1},
  [72] = {.index = 155, .length = 2},
  [73] = {.index = 157, .length = 5},
  [74] = {.index = 162, .length = 2},
  [75] = {.index = 164, .length = 3},
  [76] = {.index = 167, .length = 2},
  [77] = {.index = 169, .length = 2},
  [78] = {.index = 171, .length = 1},
  [79] = {.index = 172, .length = 3},
  [80] = {.index = 175, .length = 3},
  [81] = {.index = 178, .length = 2},
  [82] = {.index = 180, .length = 2},
  [83] = {.index = 182, .length = 2},
  [84] = {.index = 184, .length = 6},
  [85] = {.index = 190, .length = 2},
  [86] = {.index = 192, .length = 1},
  [87] = {.index = 193, .length = 3},
  [88] = {.index = 196, .length = 3},
  [89] = {.index = 199, .length = 3},
  [90] = {.index = 202, .length = 3},
  [91] = {.index = 205, .length = 4},
  [92] = {.index = 209, .length = 3},
  [93] = {.index = 212, .length = 4},
  [94] = {.index = 216, .length = 4},
  [95] = {.index = 220, .length = 4},
  [96] = {.index = 224, .length = 2},
  [97] = {.index = 226, .length = 5},
};

static const TSFieldMapEntry ts_field_map_entries[] = {
  [0] =
    {field_name, 1},
  [1] =
    {field_name, 0},
  [2] =
    {field_body, 2},
    {field_name, 1},
  [4] =
    {field_name, 0, .inherited = true},
  [5] =
    {field_body, 0, .inherited = true},
  [6] =
    {field_name, 2},
  [7] =
    {field_name, 2},
    {field_scope, 0},
  [9] =
    {field_body, 3},
    {field_name, 1},
  [11] =
    {field_body, 3},
    {field_class, 2},
  [13] =
    {field_name, 1, .inherited = true},
  [14] =
    {field_body, 3},
    {field_name, 1},
    {field_type_parameters, 2},
  [17] =
    {field_body, 3},
    {field_name, 1},
    {field_superclass, 2},
  [20] =
    {field_body, 3},
    {field_interfaces, 2},
    {field_name, 1},
  [23] =
    {field_body, 3},
    {field_name, 2},
  [25] =
    {field_body, 1},
  [26] =
    {field_first, 0},
    {field_second, 1, .inherited = true},
  [28] =
    {field_body, 1},
    {field_parameters, 0},
  [30] =
    {field_body, 4},
    {field_name, 1},
  [32] =
    {field_body, 4},
    {field_class, 3},
    {field_name, 1},
  [35] =
    {field_body, 4},
    {field_class, 3},
    {field_type_parameters, 1},
  [38] =
    {field_name, 0},
    {field_parameters, 1},
  [40] =
    {field_body, 4},
    {field_name, 1},
    {field_superclass, 3},
    {field_type_parameters, 2},
  [44] =
    {field_body, 4},
    {field_interfaces, 3},
    {field_name, 1},
    {field_type_parameters, 2},
  [48] =
    {field_body, 4},
    {field_interfaces, 3},
    {field_name, 1},
    {field_superclass, 2},
  [52] =
    {field_body, 4},
    {field_name, 2},
  [54] =
    {field_body, 4},
    {field_class, 3},
  [56] =
    {field_body, 4},
    {field_name, 2},
    {field_type_parameters, 3},
  [59] =
    {field_body, 4},
    {field_name, 2},
    {field_superclass, 3},
  [62] =
    {field_body, 4},
    {field_interfaces, 3},
    {field_name, 2},
  [65] =
    {field_body, 2},
    {field_condition, 1},
  [67] =
    {field_body, 2},
  [68] =
    {field_second, 1},
  [69] =
    {field_second, 0, .inherited = true},
    {field_second, 1, .inherited = true},
  [71] =
    {field_left, 0},
    {field_operator, 1},
    {field_right, 2},
  [74] =
    {field_name, 0, .inherited = true},
    {field_value, 2},
  [76] =
    {field_body, 5},
    {field_name, 1},
  [78] =
    {field_body, 5},
    {field_class, 4},
    {field_name, 1},
    {field_type_parameters, 2},
  [82] =
    {field_name, 3},
  [83] =
    {field_body, 5},
    {field_interfaces, 4},
    {field_name, 1},
    {field_superclass, 3},
    {field_type_parameters, 2},
  [88] =
    {field_body, 5},
    {field_name, 2},
  [90] =
    {field_body, 5},
    {field_class, 4},
    {field_name, 2},
  [93] =
    {field_body, 5},
    {field_class, 4},
    {field_type_parameters, 2},
  [96] =
    {field_body, 5},
    {field_name, 2},
    {field_superclass, 4},
    {field_type_parameters, 3},
  [100] =
    {field_body, 5},
    {field_interfaces, 4},
    {field_name, 2},
    {field_type_parameters, 3},
  [104] =
    {field_body, 5},
    {field_interfaces, 4},
    {field_name, 2},
    {field_superclass, 3},
  [108] =
    {field_key, 0},
    {field_value, 2},
  [110] =
    {field_body, 3},
  [111] =
    {field_condition, 0},
  [112] =
    {field_condition, 1, .inherited = true},
    {field_init, 1, .inherited = true},
    {field_name, 1, .inherited = true},
    {field_update, 1, .inherited = true},
    {field_value, 1, .inherited = true},
  [117] =
    {field_init, 0},
  [118] =
    {field_update, 1},
  [119] =
    {field_name, 0},
    {field_name, 1},
    {field_name, 2},
    {field_parameters, 3},
  [123] =
    {field_body, 6},
    {field_name, 2},
  [125] =
    {field_body, 6},
    {field_class, 5},
    {field_name, 2},
    {field_type_parameters, 3},
  [129] =
    {field_body, 6},
    {field_interfaces, 5},
    {field_name, 2},
    {field_superclass, 4},
    {field_type_parameters, 3},
  [134] =
    {field_body, 2},
    {field_body, 3},
    {field_body, 4},
    {field_condition, 1},
  [138] =
    {field_body, 1},
    {field_condition, 3},
  [140] =
    {field_consequence, 4},
  [141] =
    {field_value, 2},
  [142] =
    {field_init, 1},
  [143] =
    {field_condition, 0},
    {field_update, 2},
  [145] =
    {field_init, 0, .inherited = true},
    {field_init, 1, .inherited = true},
  [147] =
    {field_condition, 1},
    {field_init, 0},
  [149] =
    {field_init, 0},
    {field_update, 2},
  [151] =
    {field_condition, 1},
  [152] =
    {field_update, 1},
    {field_update, 2, .inherited = true},
  [154] =
    {field_update, 2},
  [155] =
    {field_alternative, 4},
    {field_consequence, 2},
  [157] =
    {field_body, 2},
    {field_body, 3},
    {field_body, 4},
    {field_body, 5},
    {field_condition, 1},
  [162] =
    {field_condition, 2},
    {field_init, 0},
  [164] =
    {field_condition, 0},
    {field_update, 2},
    {field_update, 3, .inherited = true},
  [167] =
    {field_init, 0},
    {field_update, 3},
  [169] =
    {field_init, 0},
    {field_init, 1, .inherited = true},
  [171] =
    {field_value, 3},
  [172] =
    {field_condition, 1},
    {field_init, 0},
    {field_update, 3},
  [175] =
    {field_init, 0},
    {field_update, 2},
    {field_update, 3, .inherited = true},
  [178] =
    {field_condition, 1},
    {field_update, 3},
  [180] =
    {field_update, 0, .inherited = true},
    {field_update, 1, .inherited = true},
  [182] =
    {field_update, 2},
    {field_update, 3, .inherited = true},
  [184] =
    {field_body, 2},
    {field_body, 3},
    {field_body, 4},
    {field_body, 5},
    {field_body, 6},
    {field_condition, 1},
  [190] =
    {field_alternative, 6},
    {field_consequence, 4},
  [192] =
    {field_consequence, 6},
  [193] =
    {field_condition, 2},
    {field_init, 0},
    {field_update, 4},
  [196] =
    {field_init, 0},
    {field_update, 3},
    {field_update, 4, .inherited = true},
  [199] =
    {field_condition, 3},
    {field_init, 0},
    {field_init, 1, .inherited = true},
  [202] =
    {field_init, 0},
    {field_init, 1, .inherited = true},
    {field_update, 4},
  [205] =
    {field_condition, 1},
    {field_init, 0},
    {field_update, 3},
    {field_update, 4, .inherited = true},
  [209] =
    {field_condition, 1},
    {field_update, 3},
    {field_update, 4, .inherited = true},
  [212] =
    {field_condition, 2},
    {field_init, 0},
    {field_update, 4},
    {field_update, 5, .inherited = true},
  [216] =
    {field_condition, 3},
    {field_init, 0},
    {field_init, 1, .inherited = true},
    {field_update, 5},
  [220] =
    {field_init, 0},
    {field_init, 1, .inherited = true},
    {field_update, 4},
    {field_update, 5, .inherited = true},
  [224] =
    {field_alternative, 8},
    {field_consequence, 6},
  [226] =
    {field_condition, 3},
    {field_init, 0},
    {field_init, 1, .inherited = true},
    {field_update, 5},
    {field_update, 6, .inherited = true},
};

static const TSSymbol ts_alias_sequences[PRODUCTION_ID_COUNT][MAX_ALIAS_SEQUENCE_LENGTH] = {
  [0] = {0},
  [1] = {
    [0] = alias_sym_type_identifier,
  },
  [4] = {
    [0] = sym_identifier,
  },
  [7] = {
    [1] = alias_sym_type_identifier,
  },
  [10] = {
    [1] = sym_identifier,
  },
};

static const uint16_t ts_non_terminal_alias_map[] = {
  sym__get, 2,
    sym__get,
    sym_identifier,
  sym__set, 2,
    sym__set,
    sym_identifier,
  0,
};

static bool ts_lex(TSLexer *lexer, TSStateId state) {
  START_LEXER();
  eof = lexer->eof(lexer);
  switch (state) {
    case 0:
      if (eof) ADVANCE(103);
      ADVANCE_MAP(
        '!', 217,
        '"', 112,
        '#', 105,
        '$', 119,
        '%', 208,
        '&', 189,
        '\'', 114,
        '(', 140,
        ')', 141,
        '*', 204,
        '+', 198,
        ',', 137,
        '-', 215,
        '.', 225,
        '/', 206,
        '0', 106,
        ':', 139,
        ';', 234,
        '<', 174,
        '=', 145,
        '>', 180,
        '?', 164,
        '@', 236,
        '[', 136,
        '\\', 85,
        ']', 138,
        '^', 187,
        'a', 261,
        'p', 255,
        'r', 253,
        's', 265,
        '{', 123,
        '|', 184,
        '}', 124,
        '~', 219,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(99);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(107);
      if (('A' <= lookahead && lookahead <= '_') ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(267);
      END_STATE();
    case 1:
      if (lookahead == '\n') ADVANCE(248);
      if (lookahead == '/') ADVANCE(42);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(1);
      END_STATE();
    case 2:
      if (lookahead == '\n') SKIP(2);
      if (lookahead == '/') ADVANCE(245);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') ADVANCE(246);
      if (lookahead != 0) ADVANCE(247);
      END_STATE();
    case 3:
      ADVANCE_MAP(
        '!', 217,
        '"', 112,
        '#', 104,
        '%', 207,
        '&', 188,
        '\'', 114,
        '(', 140,
        '*', 203,
        '+', 197,
        ',', 137,
        '-', 214,
        '.', 227,
        '/', 205,
        '0', 106,
        ':', 139,
        ';', 234,
        '<', 175,
        '=', 143,
        '>', 181,
        '?', 165,
        '@', 236,
        '[', 136,
        '^', 186,
        'a', 262,
        'r', 253,
        '{', 123,
        '|', 185,
        '}', 124,
        '~', 220,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(3);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(107);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(267);
      END_STATE();
    case 4:
      ADVANCE_MAP(
        '!', 217,
        '"', 112,
        '#', 104,
        '\'', 114,
        '(', 140,
        ')', 141,
        '+', 48,
        ',', 137,
        '-', 214,
        '.', 51,
        '/', 42,
        '0', 106,
        ':', 139,
        '<', 177,
        '=', 56,
        '>', 179,
        '?', 162,
        '@', 236,
        '[', 136,
        ']', 138,
        'r', 253,
        '{', 123,
        '~', 218,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(4);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(107);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(267);
      END_STATE();
    case 5:
      ADVANCE_MAP(
        '!', 217,
        '"', 112,
        '%', 207,
        '&', 188,
        '\'', 114,
        '(', 140,
        ')', 141,
        '*', 203,
        ',', 137,
        '.', 224,
        '/', 205,
        ':', 139,
        '<', 175,
        '=', 57,
        '>', 181,
        '?', 169,
        '[', 136,
        ']', 138,
        '^', 186,
        'a', 262,
        'r', 253,
        '|', 185,
        '}', 124,
        '~', 53,
        '+', 196,
        '-', 196,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(5);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(267);
      END_STATE();
    case 6:
      ADVANCE_MAP(
        '!', 217,
        '"', 112,
        '%', 207,
        '&', 188,
        '\'', 114,
        '(', 140,
        ')', 141,
        '*', 203,
        ',', 137,
        '.', 226,
        '/', 205,
        ':', 139,
        ';', 234,
        '<', 175,
        '=', 144,
        '>', 181,
        '?', 165,
        '[', 136,
        ']', 138,
        '^', 186,
        'a', 262,
        'r', 253,
        '{', 123,
        '|', 185,
        '}', 124,
        '~', 53,
        '+', 196,
        '-', 196,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(6);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(267);
      END_STATE();
    case 7:
      ADVANCE_MAP(
        '!', 217,
        '"', 112,
        '%', 207,
        '&', 188,
        '\'', 114,
        '(', 140,
        '*', 203,
        ',', 137,
        '.', 226,
        '/', 205,
        ';', 234,
        '<', 175,
        '=', 144,
        '>', 181,
        '?', 165,
        '[', 136,
        '^', 186,
        'a', 261,
        'r', 253,
        's', 265,
        '{', 123,
        '|', 185,
        '~', 53,
        '+', 196,
        '-', 196,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(7);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(267);
      END_STATE();
    case 8:
      ADVANCE_MAP(
        '!', 217,
        '%', 208,
        '&', 189,
        '(', 140,
        ')', 141,
        '*', 204,
        '+', 198,
        ',', 137,
        '-', 200,
        '.', 224,
        '/', 206,
        ':', 139,
        '<', 174,
        '=', 144,
        '>', 180,
        '?', 168,
        '[', 136,
        ']', 138,
        '^', 187,
        'a', 262,
        '|', 184,
        '}', 124,
        '~', 52,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(8);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(267);
      END_STATE();
    case 9:
      ADVANCE_MAP(
        '!', 217,
        '%', 208,
        '&', 189,
        '(', 140,
        ')', 141,
        '*', 204,
        '+', 198,
        ',', 137,
        '-', 200,
        '.', 226,
        '/', 206,
        ':', 139,
        ';', 234,
        '<', 174,
        '=', 144,
        '>', 180,
        '?', 164,
        '[', 136,
        ']', 138,
        '^', 187,
        'a', 262,
        '|', 184,
        '}', 124,
        '~', 52,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(9);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(267);
      END_STATE();
    case 10:
      ADVANCE_MAP(
        '!', 217,
        '%', 208,
        '&', 189,
        '(', 140,
        ')', 141,
        '*', 204,
        '+', 201,
        ',', 137,
        '-', 202,
        '.', 226,
        '/', 206,
        ':', 139,
        ';', 234,
        '<', 174,
        '=', 144,
        '>', 180,
        '?', 164,
        '[', 136,
        ']', 138,
        '^', 187,
        'a', 262,
        '|', 184,
        '}', 124,
        '~', 52,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(10);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(267);
      END_STATE();
    case 11:
      ADVANCE_MAP(
        '!', 217,
        '%', 208,
        '&', 189,
        '(', 140,
        '*', 204,
        '+', 198,
        ',', 137,
        '-', 200,
        '.', 226,
        '/', 206,
        ';', 234,
        '<', 174,
        '=', 144,
        '>', 180,
        '?', 164,
        '[', 136,
        '^', 187,
        'a', 261,
        's', 265,
        '{', 123,
        '|', 184,
        '~', 52,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(11);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(267);
      END_STATE();
    case 12:
      ADVANCE_MAP(
        '!', 217,
        '%', 208,
        '&', 189,
        '(', 140,
        '*', 204,
        '+', 201,
        ',', 137,
        '-', 202,
        '.', 226,
        '/', 206,
        ';', 234,
        '<', 174,
        '=', 144,
        '>', 180,
        '?', 164,
        '[', 136,
        '^', 187,
        'a', 261,
        's', 265,
        '{', 123,
        '|', 184,
        '~', 52,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(12);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(267);
      END_STATE();
    case 13:
      ADVANCE_MAP(
        '!', 217,
        '%', 207,
        '&', 188,
        '(', 140,
        ')', 141,
        '*', 203,
        '+', 197,
        ',', 137,
        '-', 199,
        '.', 224,
        '/', 205,
        ':', 139,
        '<', 175,
        '=', 57,
        '>', 181,
        '?', 169,
        '[', 136,
        ']', 138,
        '^', 186,
        'a', 262,
        '|', 185,
        '}', 124,
        '~', 53,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(13);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(267);
      END_STATE();
    case 14:
      ADVANCE_MAP(
        '!', 217,
        '%', 207,
        '&', 188,
        '(', 140,
        ')', 141,
        '*', 203,
        '+', 197,
        ',', 137,
        '-', 199,
        '.', 226,
        '/', 205,
        ':', 139,
        ';', 234,
        '<', 175,
        '=', 57,
        '>', 181,
        '?', 165,
        '[', 136,
        ']', 138,
        '^', 186,
        'a', 262,
        '|', 185,
        '}', 124,
        '~', 53,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(14);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(267);
      END_STATE();
    case 15:
      ADVANCE_MAP(
        '!', 217,
        '%', 207,
        '&', 188,
        '(', 140,
        '*', 203,
        '+', 197,
        ',', 137,
        '-', 199,
        '.', 226,
        '/', 205,
        ';', 234,
        '<', 175,
        '=', 57,
        '>', 181,
        '?', 165,
        '[', 136,
        '^', 186,
        'a', 261,
        's', 265,
        '{', 123,
        '|', 185,
        '~', 53,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(15);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(267);
      END_STATE();
    case 16:
      if (lookahead == '!') ADVANCE(244);
      END_STATE();
    case 17:
      ADVANCE_MAP(
        '!', 216,
        '"', 112,
        '$', 118,
        '&', 37,
        '\'', 113,
        ')', 141,
        ',', 137,
        '/', 42,
        '=', 142,
        '?', 162,
        '\\', 85,
        ']', 138,
        'a', 83,
        '|', 89,
        '}', 124,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(18);
      END_STATE();
    case 18:
      ADVANCE_MAP(
        '!', 216,
        '"', 112,
        '$', 118,
        '&', 37,
        '\'', 113,
        ')', 141,
        ',', 137,
        '/', 42,
        '=', 142,
        '?', 162,
        ']', 138,
        'a', 83,
        '|', 89,
        '}', 124,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(18);
      END_STATE();
    case 19:
      ADVANCE_MAP(
        '!', 216,
        '"', 112,
        '%', 207,
        '&', 188,
        '\'', 114,
        '(', 140,
        ')', 141,
        '*', 203,
        ',', 137,
        '.', 224,
        '/', 205,
        ':', 139,
        '<', 175,
        '=', 63,
        '>', 181,
        '?', 162,
        '[', 73,
        ']', 138,
        '^', 186,
        'a', 262,
        'r', 253,
        '|', 185,
        '}', 124,
        '~', 220,
        '+', 196,
        '-', 196,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(19);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(267);
      END_STATE();
    case 20:
      ADVANCE_MAP(
        '!', 216,
        '"', 111,
        '$', 118,
        '\'', 114,
        '(', 140,
        ',', 137,
        '.', 226,
        '/', 42,
        ';', 234,
        '<', 173,
        '=', 71,
        '?', 163,
        '[', 136,
        '\\', 85,
        'a', 84,
        's', 86,
        '{', 123,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(21);
      END_STATE();
    case 21:
      ADVANCE_MAP(
        '!', 216,
        '"', 111,
        '$', 118,
        '\'', 114,
        '(', 140,
        ',', 137,
        '.', 226,
        '/', 42,
        ';', 234,
        '<', 173,
        '=', 71,
        '?', 163,
        '[', 136,
        'a', 84,
        's', 86,
        '{', 123,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(21);
      END_STATE();
    case 22:
      ADVANCE_MAP(
        '!', 216,
        '%', 58,
        '&', 59,
        '(', 140,
        ')', 141,
        '*', 60,
        '+', 61,
        ',', 137,
        '-', 62,
        '.', 226,
        '/', 43,
        ':', 139,
        ';', 234,
        '<', 176,
        '=', 146,
        '>', 72,
        '?', 166,
        '[', 136,
        ']', 138,
        '^', 64,
        'a', 263,
        's', 265,
        '{', 123,
        '|', 65,
        '}', 124,
        '~', 55,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(22);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(267);
      END_STATE();
    case 23:
      ADVANCE_MAP(
        '!', 216,
        '%', 58,
        '&', 59,
        '(', 140,
        ')', 141,
        '*', 60,
        '+', 61,
        ',', 137,
        '-', 62,
        '.', 226,
        '/', 43,
        ':', 139,
        ';', 234,
        '<', 176,
        '=', 146,
        '>', 72,
        '?', 166,
        '[', 136,
        ']', 138,
        '^', 64,
        '|', 65,
        '}', 124,
        '~', 55,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(23);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(267);
      END_STATE();
    case 24:
      ADVANCE_MAP(
        '!', 216,
        '&', 37,
        '(', 140,
        ')', 141,
        ',', 137,
        '.', 224,
        '/', 42,
        ':', 139,
        '<', 173,
        '=', 146,
        '?', 162,
        ']', 138,
        'a', 262,
        '|', 89,
        '}', 124,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(24);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(267);
      END_STATE();
    case 25:
      ADVANCE_MAP(
        '!', 56,
        '"', 112,
        '#', 104,
        '\'', 114,
        '(', 140,
        ')', 141,
        ',', 137,
        '-', 213,
        '.', 51,
        '/', 42,
        '0', 106,
        ':', 139,
        '<', 177,
        '=', 56,
        '>', 179,
        '@', 236,
        '[', 136,
        ']', 138,
        'r', 253,
        '{', 123,
        '}', 124,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(25);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(107);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(267);
      END_STATE();
    case 26:
      ADVANCE_MAP(
        '!', 56,
        '%', 207,
        '&', 188,
        '(', 140,
        ')', 141,
        '*', 203,
        ',', 137,
        '.', 224,
        '/', 205,
        ':', 139,
        '<', 175,
        '=', 57,
        '>', 181,
        '?', 171,
        ']', 138,
        '^', 186,
        'a', 262,
        '|', 185,
        '}', 124,
        '~', 53,
        '+', 196,
        '-', 196,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(26);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(267);
      END_STATE();
    case 27:
      ADVANCE_MAP(
        '!', 56,
        '%', 207,
        '&', 188,
        '(', 140,
        ')', 141,
        '*', 203,
        ',', 137,
        '.', 226,
        '/', 205,
        ':', 139,
        ';', 234,
        '<', 175,
        '=', 57,
        '>', 181,
        '?', 170,
        '[', 136,
        ']', 138,
        '^', 186,
        'a', 262,
        '|', 185,
        '}', 124,
        '~', 53,
        '+', 196,
        '-', 196,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(27);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(267);
      END_STATE();
    case 28:
      ADVANCE_MAP(
        '!', 56,
        '%', 207,
        '&', 188,
        '(', 140,
        '*', 203,
        ',', 137,
        '.', 226,
        '/', 205,
        ';', 234,
        '<', 175,
        '=', 57,
        '>', 181,
        '?', 170,
        '^', 186,
        'a', 261,
        's', 265,
        '{', 123,
        '|', 185,
        '~', 53,
        '+', 196,
        '-', 196,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(28);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(267);
      END_STATE();
    case 29:
      if (lookahead == '"') ADVANCE(112);
      if (lookahead == '$') ADVANCE(118);
      if (lookahead == '\'') ADVANCE(113);
      if (lookahead == '/') ADVANCE(130);
      if (lookahead == '\\') ADVANCE(132);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') ADVANCE(126);
      if (lookahead != 0 &&
          (lookahead < 'A' || 'Z' < lookahead) &&
          lookahead != '_' &&
          (lookahead < 'a' || '{' < lookahead)) ADVANCE(125);
      END_STATE();
    case 30:
      if (lookahead == '"') ADVANCE(115);
      END_STATE();
    case 31:
      if (lookahead == '"') ADVANCE(121);
      END_STATE();
    case 32:
      if (lookahead == '"') ADVANCE(111);
      if (lookahead == '$') ADVANCE(118);
      if (lookahead == '\'') ADVANCE(114);
      if (lookahead == '/') ADVANCE(130);
      if (lookahead == '\\') ADVANCE(132);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') ADVANCE(127);
      if (lookahead != 0 &&
          (lookahead < 'A' || 'Z' < lookahead) &&
          lookahead != '_' &&
          (lookahead < 'a' || '{' < lookahead)) ADVANCE(125);
      END_STATE();
    case 33:
      if (lookahead == '"') ADVANCE(111);
      if (lookahead == '$') ADVANCE(118);
      if (lookahead == '\'') ADVANCE(113);
      if (lookahead == '/') ADVANCE(42);
      if (lookahead == '\\') ADVANCE(85);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(34);
      END_STATE();
    case 34:
      if (lookahead == '"') ADVANCE(111);
      if (lookahead == '$') ADVANCE(118);
      if (lookahead == '\'') ADVANCE(113);
      if (lookahead == '/') ADVANCE(42);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(34);
      END_STATE();
    case 35:
      if (lookahead == '"') ADVANCE(111);
      if (lookahead == '$') ADVANCE(118);
      if (lookahead == '\'') ADVANCE(113);
      if (lookahead == '/') ADVANCE(130);
      if (lookahead == '\\') ADVANCE(132);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') ADVANCE(128);
      if (lookahead != 0 &&
          (lookahead < 'A' || 'Z' < lookahead) &&
          lookahead != '_' &&
          (lookahead < 'a' || '{' < lookahead)) ADVANCE(125);
      END_STATE();
    case 36:
      if (lookahead == '$') ADVANCE(268);
      END_STATE();
    case 37:
      if (lookahead == '&') ADVANCE(250);
      END_STATE();
    case 38:
      ADVANCE_MAP(
        '&', 37,
        '(', 140,
        ')', 141,
        ',', 137,
        '.', 224,
        '/', 42,
        ':', 139,
        ';', 234,
        '<', 173,
        '=', 146,
        '>', 178,
        '?', 162,
        '@', 236,
        '[', 136,
        ']', 138,
        '{', 123,
        '|', 89,
        '}', 124,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(38);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(267);
      END_STATE();
    case 39:
      if (lookahead == '\'') ADVANCE(116);
      END_STATE();
    case 40:
      if (lookahead == '\'') ADVANCE(122);
      END_STATE();
    case 41:
      ADVANCE_MAP(
        ')', 141,
        ',', 137,
        '/', 42,
        ':', 139,
        ';', 234,
        '=', 146,
        '?', 162,
        ']', 138,
        'a', 263,
        's', 265,
        '{', 123,
        '}', 124,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(41);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(267);
      END_STATE();
    case 42:
      if (lookahead == '*') ADVANCE(278);
      if (lookahead == '/') ADVANCE(270);
      END_STATE();
    case 43:
      if (lookahead == '*') ADVANCE(278);
      if (lookahead == '/') ADVANCE(270);
      if (lookahead == '=') ADVANCE(150);
      END_STATE();
    case 44:
      if (lookahead == '*') ADVANCE(243);
      END_STATE();
    case 45:
      if (lookahead == '*') ADVANCE(283);
      if (lookahead == '/') ADVANCE(47);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') ADVANCE(45);
      if (lookahead != 0) ADVANCE(46);
      END_STATE();
    case 46:
      if (lookahead == '*') ADVANCE(283);
      if (lookahead != 0) ADVANCE(46);
      END_STATE();
    case 47:
      if (lookahead == '*') ADVANCE(279);
      if (lookahead == '/') ADVANCE(269);
      if (lookahead != 0) ADVANCE(46);
      END_STATE();
    case 48:
      if (lookahead == '+') ADVANCE(211);
      END_STATE();
    case 49:
      if (lookahead == '.') ADVANCE(212);
      END_STATE();
    case 50:
      if (lookahead == '.') ADVANCE(231);
      END_STATE();
    case 51:
      if (lookahead == '.') ADVANCE(49);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(109);
      END_STATE();
    case 52:
      if (lookahead == '/') ADVANCE(210);
      END_STATE();
    case 53:
      if (lookahead == '/') ADVANCE(209);
      END_STATE();
    case 54:
      if (lookahead == '/') ADVANCE(130);
      if (lookahead == '\\') ADVANCE(129);
      if (lookahead == '{') ADVANCE(123);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') ADVANCE(131);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(268);
      if (lookahead != 0) ADVANCE(125);
      END_STATE();
    case 55:
      if (lookahead == '/') ADVANCE(69);
      END_STATE();
    case 56:
      if (lookahead == '=') ADVANCE(172);
      END_STATE();
    case 57:
      if (lookahead == '=') ADVANCE(172);
      if (lookahead == '>') ADVANCE(235);
      END_STATE();
    case 58:
      if (lookahead == '=') ADVANCE(151);
      END_STATE();
    case 59:
      if (lookahead == '=') ADVANCE(156);
      END_STATE();
    case 60:
      if (lookahead == '=') ADVANCE(149);
      END_STATE();
    case 61:
      if (lookahead == '=') ADVANCE(147);
      END_STATE();
    case 62:
      if (lookahead == '=') ADVANCE(148);
      END_STATE();
    case 63:
      if (lookahead == '=') ADVANCE(237);
      if (lookahead == '>') ADVANCE(235);
      END_STATE();
    case 64:
      if (lookahead == '=') ADVANCE(157);
      END_STATE();
    case 65:
      if (lookahead == '=') ADVANCE(158);
      END_STATE();
    case 66:
      if (lookahead == '=') ADVANCE(153);
      END_STATE();
    case 67:
      if (lookahead == '=') ADVANCE(154);
      if (lookahead == '>') ADVANCE(70);
      END_STATE();
    case 68:
      if (lookahead == '=') ADVANCE(159);
      END_STATE();
    case 69:
      if (lookahead == '=') ADVANCE(152);
      END_STATE();
    case 70:
      if (lookahead == '=') ADVANCE(155);
      END_STATE();
    case 71:
      if (lookahead == '>') ADVANCE(235);
      END_STATE();
    case 72:
      if (lookahead == '>') ADVANCE(67);
      END_STATE();
    case 73:
      if (lookahead == ']') ADVANCE(238);
      END_STATE();
    case 74:
      if (lookahead == '_') ADVANCE(74);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(107);
      END_STATE();
    case 75:
      if (lookahead == '_') ADVANCE(75);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(109);
      END_STATE();
    case 76:
      if (lookahead == '_') ADVANCE(76);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(110);
      END_STATE();
    case 77:
      if (lookahead == 'c') ADVANCE(44);
      END_STATE();
    case 78:
      if (lookahead == 'c') ADVANCE(240);
      END_STATE();
    case 79:
      if (lookahead == 'f') ADVANCE(249);
      END_STATE();
    case 80:
      if (lookahead == 'n') ADVANCE(77);
      END_STATE();
    case 81:
      if (lookahead == 'n') ADVANCE(78);
      END_STATE();
    case 82:
      if (lookahead == 'o') ADVANCE(79);
      END_STATE();
    case 83:
      if (lookahead == 's') ADVANCE(221);
      END_STATE();
    case 84:
      if (lookahead == 's') ADVANCE(87);
      END_STATE();
    case 85:
      if (lookahead == 'u') ADVANCE(88);
      if (lookahead == 'x') ADVANCE(98);
      if (('0' <= lookahead && lookahead <= '7')) ADVANCE(135);
      if (lookahead != 0) ADVANCE(133);
      END_STATE();
    case 86:
      if (lookahead == 'y') ADVANCE(80);
      END_STATE();
    case 87:
      if (lookahead == 'y') ADVANCE(81);
      END_STATE();
    case 88:
      if (lookahead == '{') ADVANCE(96);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(97);
      END_STATE();
    case 89:
      if (lookahead == '|') ADVANCE(251);
      END_STATE();
    case 90:
      if (lookahead == '}') ADVANCE(133);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(90);
      END_STATE();
    case 91:
      if (lookahead == '+' ||
          lookahead == '-') ADVANCE(93);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(110);
      END_STATE();
    case 92:
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(109);
      END_STATE();
    case 93:
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(110);
      END_STATE();
    case 94:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(133);
      END_STATE();
    case 95:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(108);
      END_STATE();
    case 96:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(90);
      END_STATE();
    case 97:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(98);
      END_STATE();
    case 98:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(94);
      END_STATE();
    case 99:
      if (eof) ADVANCE(103);
      ADVANCE_MAP(
        '!', 217,
        '"', 112,
        '#', 105,
        '$', 119,
        '%', 208,
        '&', 189,
        '\'', 114,
        '(', 140,
        ')', 141,
        '*', 204,
        '+', 198,
        ',', 137,
        '-', 215,
        '.', 225,
        '/', 206,
        '0', 106,
        ':', 139,
        ';', 234,
        '<', 174,
        '=', 145,
        '>', 180,
        '?', 164,
        '@', 236,
        '[', 136,
        ']', 138,
        '^', 187,
        'a', 261,
        'p', 255,
        'r', 253,
        's', 265,
        '{', 123,
        '|', 184,
        '}', 124,
        '~', 219,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(99);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(107);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(267);
      END_STATE();
    case 100:
      if (eof) ADVANCE(103);
      ADVANCE_MAP(
        '!', 216,
        '"', 112,
        '#', 16,
        '\'', 114,
        '(', 140,
        ')', 141,
        ',', 137,
        '.', 224,
        '/', 42,
        ':', 139,
        ';', 234,
        '<', 173,
        '=', 142,
        '>', 178,
        '?', 167,
        '@', 236,
        '[', 136,
        ']', 138,
        'p', 255,
        'r', 253,
        '}', 124,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(100);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(267);
      END_STATE();
    case 101:
      if (eof) ADVANCE(103);
      ADVANCE_MAP(
        '!', 216,
        '"', 112,
        '#', 104,
        '&', 37,
        '\'', 114,
        '(', 140,
        ')', 141,
        '*', 203,
        '+', 48,
        ',', 137,
        '-', 214,
        '.', 51,
        '/', 42,
        '0', 106,
        ':', 139,
        ';', 234,
        '<', 173,
        '=', 146,
        '>', 178,
        '?', 162,
        '@', 236,
        '[', 136,
        ']', 138,
        'r', 253,
        '{', 123,
        '|', 89,
        '}', 124,
        '~', 218,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(101);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(107);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(267);
      END_STATE();
    case 102:
      if (eof) ADVANCE(103);
      ADVANCE_MAP(
        '!', 216,
        '"', 112,
        '#', 104,
        '&', 37,
        '\'', 114,
        '(', 140,
        ')', 141,
        '+', 48,
        ',', 137,
        '-', 214,
        '.', 228,
        '/', 42,
        '0', 106,
        ':', 139,
        ';', 234,
        '<', 173,
        '=', 63,
        '>', 178,
        '?', 167,
        '@', 236,
        '[', 136,
        ']', 138,
        'r', 253,
        '{', 123,
        '|', 89,
        '}', 124,
        '~', 218,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(102);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(107);
      if (lookahead == '$' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(267);
      END_STATE();
    case 103:
      ACCEPT_TOKEN(ts_builtin_sym_end);
      END_STATE();
    case 104:
      ACCEPT_TOKEN(anon_sym_POUND);
      END_STATE();
    case 105:
      ACCEPT_TOKEN(anon_sym_POUND);
      if (lookahead == '!') ADVANCE(244);
      END_STATE();
    case 106:
      ACCEPT_TOKEN(sym_decimal_integer_literal);
      if (lookahead == '.') ADVANCE(92);
      if (lookahead == '_') ADVANCE(74);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(91);
      if (lookahead == 'X' ||
          lookahead == 'x') ADVANCE(95);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(107);
      END_STATE();
    case 107:
      ACCEPT_TOKEN(sym_decimal_integer_literal);
      if (lookahead == '.') ADVANCE(92);
      if (lookahead == '_') ADVANCE(74);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(91);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(107);
      END_STATE();
    case 108:
      ACCEPT_TOKEN(sym_hex_integer_literal);
      if (lookahead == '_') ADVANCE(95);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(108);
      END_STATE();
    case 109:
      ACCEPT_TOKEN(sym_decimal_floating_point_literal);
      if (lookahead == '_') ADVANCE(75);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(91);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(109);
      END_STATE();
    case 110:
      ACCEPT_TOKEN(sym_decimal_floating_point_literal);
      if (lookahead == '_') ADVANCE(76);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(110);
      END_STATE();
    case 111:
      ACCEPT_TOKEN(anon_sym_DQUOTE);
      END_STATE();
    case 112:
      ACCEPT_TOKEN(anon_sym_DQUOTE);
      if (lookahead == '"') ADVANCE(30);
      END_STATE();
    case 113:
      ACCEPT_TOKEN(anon_sym_SQUOTE);
      END_STATE();
    case 114:
      ACCEPT_TOKEN(anon_sym_SQUOTE);
      if (lookahead == '\'') ADVANCE(39);
      END_STATE();
    case 115:
      ACCEPT_TOKEN(anon_sym_DQUOTE_DQUOTE_DQUOTE);
      END_STATE();
    case 116:
      ACCEPT_TOKEN(anon_sym_SQUOTE_SQUOTE_SQUOTE);
      END_STATE();
    case 117:
      ACCEPT_TOKEN(anon_sym_r_DQUOTE);
      if (lookahead == '"') ADVANCE(31);
      END_STATE();
    case 118:
      ACCEPT_TOKEN(anon_sym_DOLLAR);
      END_STATE();
    case 119:
      ACCEPT_TOKEN(anon_sym_DOLLAR);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(267);
      END_STATE();
    case 120:
      ACCEPT_TOKEN(anon_sym_r_SQUOTE);
      if (lookahead == '\'') ADVANCE(40);
      END_STATE();
    case 121:
      ACCEPT_TOKEN(anon_sym_r_DQUOTE_DQUOTE_DQUOTE);
      END_STATE();
    case 122:
      ACCEPT_TOKEN(anon_sym_r_SQUOTE_SQUOTE_SQUOTE);
      END_STATE();
    case 123:
      ACCEPT_TOKEN(anon_sym_LBRACE);
      END_STATE();
    case 124:
      ACCEPT_TOKEN(anon_sym_RBRACE);
      END_STATE();
    case 125:
      ACCEPT_TOKEN(aux_sym__sub_string_test_token1);
      END_STATE();
    case 126:
      ACCEPT_TOKEN(aux_sym__sub_string_test_token1);
      if (lookahead == '"') ADVANCE(112);
      if (lookahead == '$') ADVANCE(118);
      if (lookahead == '\'') ADVANCE(113);
      if (lookahead == '/') ADVANCE(130);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') ADVANCE(126);
      if (lookahead != 0 &&
          (lookahead < 'A' || 'Z' < lookahead) &&
          lookahead != '_' &&
          (lookahead < 'a' || '{' < lookahead)) ADVANCE(125);
      END_STATE();
    case 127:
      ACCEPT_TOKEN(aux_sym__sub_string_test_token1);
      if (lookahead == '"') ADVANCE(111);
      if (lookahead == '$') ADVANCE(118);
      if (lookahead == '\'') ADVANCE(114);
      if (lookahead == '/') ADVANCE(130);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') ADVANCE(127);
      if (lookahead != 0 &&
          (lookahead < 'A' || 'Z' < lookahead) &&
          lookahead != '_' &&
          (lookahead < 'a' || '{' < lookahead)) ADVANCE(125);
      END_STATE();
    case 128:
      ACCEPT_TOKEN(aux_sym__sub_string_test_token1);
      if (lookahead == '"') ADVANCE(111);
      if (lookahead == '$') ADVANCE(118);
      if (lookahead == '\'') ADVANCE(113);
      if (lookahead == '/') ADVANCE(130);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') ADVANCE(128);
      if (lookahead != 0 &&
          (lookahead < 'A' || 'Z' < lookahead) &&
          lookahead != '_' &&
          (lookahead < 'a' || '{' < lookahead)) ADVANCE(125);
      END_STATE();
    case 129:
      ACCEPT_TOKEN(aux_sym__sub_string_test_token1);
      if (lookahead == '$') ADVANCE(268);
      END_STATE();
    case 130:
      ACCEPT_TOKEN(aux_sym__sub_string_test_token1);
      if (lookahead == '*') ADVANCE(278);
      if (lookahead == '/') ADVANCE(270);
      END_STATE();
    case 131:
      ACCEPT_TOKEN(aux_sym__sub_string_test_token1);
      if (lookahead == '/') ADVANCE(130);
      if (lookahead == '\\') ADVANCE(129);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') ADVANCE(131);
      if (lookahead != 0 &&
          (lookahead < 'A' || 'Z' < lookahead) &&
          lookahead != '_' &&
          (lookahead < 'a' || '{' < lookahead)) ADVANCE(125);
      END_STATE();
    case 132:
      ACCEPT_TOKEN(aux_sym__sub_string_test_token1);
      if (lookahead == 'u') ADVANCE(88);
      if (lookahead == 'x') ADVANCE(98);
      if (('0' <= lookahead && lookahead <= '7')) ADVANCE(135);
      if (lookahead != 0) ADVANCE(133);
      END_STATE();
    case 133:
      ACCEPT_TOKEN(sym__unused_escape_sequence);
      END_STATE();
    case 134:
      ACCEPT_TOKEN(sym__unused_escape_sequence);
      if (('0' <= lookahead && lookahead <= '7')) ADVANCE(133);
      END_STATE();
    case 135:
      ACCEPT_TOKEN(sym__unused_escape_sequence);
      if (('0' <= lookahead && lookahead <= '7')) ADVANCE(134);
      END_STATE();
    case 136:
      ACCEPT_TOKEN(anon_sym_LBRACK);
      END_STATE();
    case 137:
      ACCEPT_TOKEN(anon_sym_COMMA);
      END_STATE();
    case 138:
      ACCEPT_TOKEN(anon_sym_RBRACK);
      END_STATE();
    case 139:
      ACCEPT_TOKEN(anon_sym_COLON);
      END_STATE();
    case 140:
      ACCEPT_TOKEN(anon_sym_LPAREN);
      END_STATE();
    case 141:
      ACCEPT_TOKEN(anon_sym_RPAREN);
      END_STATE();
    case 142:
      ACCEPT_TOKEN(anon_sym_EQ);
      END_STATE();
    case 143:
      ACCEPT_TOKEN(anon_sym_EQ);
      if (lookahead == '=') ADVANCE(172);
      END_STATE();
    case 144:
      ACCEPT_TOKEN(anon_sym_EQ);
      if (lookahead == '=') ADVANCE(172);
      if (lookahead == '>') ADVANCE(235);
      END_STATE();
    case 145:
      ACCEPT_TOKEN(anon_sym_EQ);
      if (lookahead == '=') ADVANCE(237);
      if (lookahead == '>') ADVANCE(235);
      END_STATE();
    case 146:
      ACCEPT_TOKEN(anon_sym_EQ);
      if (lookahead == '>') ADVANCE(235);
      END_STATE();
    case 147:
      ACCEPT_TOKEN(anon_sym_PLUS_EQ);
      END_STATE();
    case 148:
      ACCEPT_TOKEN(anon_sym_DASH_EQ);
      END_STATE();
    case 149:
      ACCEPT_TOKEN(anon_sym_STAR_EQ);
      END_STATE();
    case 150:
      ACCEPT_TOKEN(anon_sym_SLASH_EQ);
      END_STATE();
    case 151:
      ACCEPT_TOKEN(anon_sym_PERCENT_EQ);
      END_STATE();
    case 152:
      ACCEPT_TOKEN(anon_sym_TILDE_SLASH_EQ);
      END_STATE();
    case 153:
      ACCEPT_TOKEN(anon_sym_LT_LT_EQ);
      END_STATE();
    case 154:
      ACCEPT_TOKEN(anon_sym_GT_GT_EQ);
      END_STATE();
    case 155:
      ACCEPT_TOKEN(anon_sym_GT_GT_GT_EQ);
      END_STATE();
    case 156:
      ACCEPT_TOKEN(anon_sym_AMP_EQ);
      END_STATE();
    case 157:
      ACCEPT_TOKEN(anon_sym_CARET_EQ);
      END_STATE();
    case 158:
      ACCEPT_TOKEN(anon_sym_PIPE_EQ);
      END_STATE();
    case 159:
      ACCEPT_TOKEN(anon_sym_QMARK_QMARK_EQ);
      END_STATE();
    case 160:
      ACCEPT_TOKEN(anon_sym_QMARK_QMARK);
      END_STATE();
    case 161:
      ACCEPT_TOKEN(anon_sym_QMARK_QMARK);
      if (lookahead == '=') ADVANCE(159);
      END_STATE();
    case 162:
      ACCEPT_TOKEN(anon_sym_QMARK);
      END_STATE();
    case 163:
      ACCEPT_TOKEN(anon_sym_QMARK);
      if (lookahead == '.') ADVANCE(233);
      END_STATE();
    case 164:
      ACCEPT_TOKEN(anon_sym_QMARK);
      if (lookahead == '.') ADVANCE(233);
      if (lookahead == '?') ADVANCE(161);
      END_STATE();
    case 165:
      ACCEPT_TOKEN(anon_sym_QMARK);
      if (lookahead == '.') ADVANCE(233);
      if (lookahead == '?') ADVANCE(160);
      END_STATE();
    case 166:
      ACCEPT_TOKEN(anon_sym_QMARK);
      if (lookahead == '.') ADVANCE(233);
      if (lookahead == '?') ADVANCE(68);
      END_STATE();
    case 167:
      ACCEPT_TOKEN(anon_sym_QMARK);
      if (lookahead == '.') ADVANCE(232);
      END_STATE();
    case 168:
      ACCEPT_TOKEN(anon_sym_QMARK);
      if (lookahead == '.') ADVANCE(232);
      if (lookahead == '?') ADVANCE(161);
      END_STATE();
    case 169:
      ACCEPT_TOKEN(anon_sym_QMARK);
      if (lookahead == '.') ADVANCE(232);
      if (lookahead == '?') ADVANCE(160);
      END_STATE();
    case 170:
      ACCEPT_TOKEN(anon_sym_QMARK);
      if (lookahead == '.') ADVANCE(50);
      if (lookahead == '?') ADVANCE(160);
      END_STATE();
    case 171:
      ACCEPT_TOKEN(anon_sym_QMARK);
      if (lookahead == '?') ADVANCE(160);
      END_STATE();
    case 172:
      ACCEPT_TOKEN(sym_equality_operator);
      END_STATE();
    case 173:
      ACCEPT_TOKEN(anon_sym_LT);
      END_STATE();
    case 174:
      ACCEPT_TOKEN(anon_sym_LT);
      if (lookahead == '<') ADVANCE(191);
      if (lookahead == '=') ADVANCE(182);
      END_STATE();
    case 175:
      ACCEPT_TOKEN(anon_sym_LT);
      if (lookahead == '<') ADVANCE(190);
      if (lookahead == '=') ADVANCE(182);
      END_STATE();
    case 176:
      ACCEPT_TOKEN(anon_sym_LT);
      if (lookahead == '<') ADVANCE(66);
      END_STATE();
    case 177:
      ACCEPT_TOKEN(anon_sym_LT);
      if (lookahead == '=') ADVANCE(182);
      END_STATE();
    case 178:
      ACCEPT_TOKEN(anon_sym_GT);
      END_STATE();
    case 179:
      ACCEPT_TOKEN(anon_sym_GT);
      if (lookahead == '=') ADVANCE(183);
      END_STATE();
    case 180:
      ACCEPT_TOKEN(anon_sym_GT);
      if (lookahead == '=') ADVANCE(183);
      if (lookahead == '>') ADVANCE(192);
      END_STATE();
    case 181:
      ACCEPT_TOKEN(anon_sym_GT);
      if (lookahead == '=') ADVANCE(183);
      if (lookahead == '>') ADVANCE(193);
      END_STATE();
    case 182:
      ACCEPT_TOKEN(anon_sym_LT_EQ);
      END_STATE();
    case 183:
      ACCEPT_TOKEN(anon_sym_GT_EQ);
      END_STATE();
    case 184:
      ACCEPT_TOKEN(anon_sym_PIPE);
      if (lookahead == '=') ADVANCE(158);
      if (lookahead == '|') ADVANCE(251);
      END_STATE();
    case 185:
      ACCEPT_TOKEN(anon_sym_PIPE);
      if (lookahead == '|') ADVANCE(251);
      END_STATE();
    case 186:
      ACCEPT_TOKEN(anon_sym_CARET);
      END_STATE();
    case 187:
      ACCEPT_TOKEN(anon_sym_CARET);
      if (lookahead == '=') ADVANCE(157);
      END_STATE();
    case 188:
      ACCEPT_TOKEN(anon_sym_AMP);
      if (lookahead == '&') ADVANCE(250);
      END_STATE();
    case 189:
      ACCEPT_TOKEN(anon_sym_AMP);
      if (lookahead == '&') ADVANCE(250);
      if (lookahead == '=') ADVANCE(156);
      END_STATE();
    case 190:
      ACCEPT_TOKEN(anon_sym_LT_LT);
      END_STATE();
    case 191:
      ACCEPT_TOKEN(anon_sym_LT_LT);
      if (lookahead == '=') ADVANCE(153);
      END_STATE();
    case 192:
      ACCEPT_TOKEN(anon_sym_GT_GT);
      if (lookahead == '=') ADVANCE(154);
      if (lookahead == '>') ADVANCE(195);
      END_STATE();
    case 193:
      ACCEPT_TOKEN(anon_sym_GT_GT);
      if (lookahead == '>') ADVANCE(194);
      END_STATE();
    case 194:
      ACCEPT_TOKEN(anon_sym_GT_GT_GT);
      END_STATE();
    case 195:
      ACCEPT_TOKEN(anon_sym_GT_GT_GT);
      if (lookahead == '=') ADVANCE(155);
      END_STATE();
    case 196:
      ACCEPT_TOKEN(sym__additive_operator);
      END_STATE();
    case 197:
      ACCEPT_TOKEN(sym__additive_operator);
      if (lookahead == '+') ADVANCE(211);
      END_STATE();
    case 198:
      ACCEPT_TOKEN(sym__additive_operator);
      if (lookahead == '+') ADVANCE(211);
      if (lookahead == '=') ADVANCE(147);
      END_STATE();
    case 199:
      ACCEPT_TOKEN(sym__additive_operator);
      if (lookahead == '-') ADVANCE(211);
      END_STATE();
    case 200:
      ACCEPT_TOKEN(sym__additive_operator);
      if (lookahead == '-') ADVANCE(211);
      if (lookahead == '=') ADVANCE(148);
      END_STATE();
    case 201:
      ACCEPT_TOKEN(sym__additive_operator);
      if (lookahead == '=') ADVANCE(147);
      END_STATE();
    case 202:
      ACCEPT_TOKEN(sym__additive_operator);
      if (lookahead == '=') ADVANCE(148);
      END_STATE();
    case 203:
      ACCEPT_TOKEN(anon_sym_STAR);
      END_STATE();
    case 204:
      ACCEPT_TOKEN(anon_sym_STAR);
      if (lookahead == '=') ADVANCE(149);
      END_STATE();
    case 205:
      ACCEPT_TOKEN(anon_sym_SLASH);
      if (lookahead == '*') ADVANCE(278);
      if (lookahead == '/') ADVANCE(270);
      END_STATE();
    case 206:
      ACCEPT_TOKEN(anon_sym_SLASH);
      if (lookahead == '*') ADVANCE(278);
      if (lookahead == '/') ADVANCE(270);
      if (lookahead == '=') ADVANCE(150);
      END_STATE();
    case 207:
      ACCEPT_TOKEN(anon_sym_PERCENT);
      END_STATE();
    case 208:
      ACCEPT_TOKEN(anon_sym_PERCENT);
      if (lookahead == '=') ADVANCE(151);
      END_STATE();
    case 209:
      ACCEPT_TOKEN(anon_sym_TILDE_SLASH);
      END_STATE();
    case 210:
      ACCEPT_TOKEN(anon_sym_TILDE_SLASH);
      if (lookahead == '=') ADVANCE(152);
      END_STATE();
    case 211:
      ACCEPT_TOKEN(sym_increment_operator);
      END_STATE();
    case 212:
      ACCEPT_TOKEN(anon_sym_DOT_DOT_DOT);
      END_STATE();
    case 213:
      ACCEPT_TOKEN(sym_minus_operator);
      END_STATE();
    case 214:
      ACCEPT_TOKEN(sym_minus_operator);
      if (lookahead == '-') ADVANCE(211);
      END_STATE();
    case 215:
      ACCEPT_TOKEN(sym_minus_operator);
      if (lookahead == '-') ADVANCE(211);
      if (lookahead == '=') ADVANCE(148);
      END_STATE();
    case 216:
      ACCEPT_TOKEN(anon_sym_BANG);
      END_STATE();
    case 217:
      ACCEPT_TOKEN(anon_sym_BANG);
      if (lookahead == '=') ADVANCE(172);
      END_STATE();
    case 218:
      ACCEPT_TOKEN(anon_sym_TILDE);
      END_STATE();
    case 219:
      ACCEPT_TOKEN(anon_sym_TILDE);
      if (lookahead == '/') ADVANCE(210);
      END_STATE();
    case 220:
      ACCEPT_TOKEN(anon_sym_TILDE);
      if (lookahead == '/') ADVANCE(209);
      END_STATE();
    case 221:
      ACCEPT_TOKEN(anon_sym_as);
      END_STATE();
    case 222:
      ACCEPT_TOKEN(anon_sym_as);
      if (lookahead == 'y') ADVANCE(259);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(267);
      END_STATE();
    case 223:
      ACCEPT_TOKEN(anon_sym_as);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(267);
      END_STATE();
    case 224:
      ACCEPT_TOKEN(anon_sym_DOT);
      END_STATE();
    case 225:
      ACCEPT_TOKEN(anon_sym_DOT);
      if (lookahead == '.') ADVANCE(230);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(109);
      END_STATE();
    case 226:
      ACCEPT_TOKEN(anon_sym_DOT);
      if (lookahead == '.') ADVANCE(229);
      END_STATE();
    case 227:
      ACCEPT_TOKEN(anon_sym_DOT);
      if (lookahead == '.') ADVANCE(229);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(109);
      END_STATE();
    case 228:
      ACCEPT_TOKEN(anon_sym_DOT);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(109);
      END_STATE();
    case 229:
      ACCEPT_TOKEN(anon_sym_DOT_DOT);
      END_STATE();
    case 230:
      ACCEPT_TOKEN(anon_sym_DOT_DOT);
      if (lookahead == '.') ADVANCE(212);
      END_STATE();
    case 231:
      ACCEPT_TOKEN(anon_sym_QMARK_DOT_DOT);
      END_STATE();
    case 232:
      ACCEPT_TOKEN(anon_sym_QMARK_DOT);
      END_STATE();
    case 233:
      ACCEPT_TOKEN(anon_sym_QMARK_DOT);
      if (lookahead == '.') ADVANCE(231);
      END_STATE();
    case 234:
      ACCEPT_TOKEN(anon_sym_SEMI);
      END_STATE();
    case 235:
      ACCEPT_TOKEN(anon_sym_EQ_GT);
      END_STATE();
    case 236:
      ACCEPT_TOKEN(anon_sym_AT);
      END_STATE();
    case 237:
      ACCEPT_TOKEN(anon_sym_EQ_EQ);
      END_STATE();
    case 238:
      ACCEPT_TOKEN(anon_sym_LBRACK_RBRACK);
      if (lookahead == '=') ADVANCE(239);
      END_STATE();
    case 239:
      ACCEPT_TOKEN(anon_sym_LBRACK_RBRACK_EQ);
      END_STATE();
    case 240:
      ACCEPT_TOKEN(anon_sym_async);
      if (lookahead == '*') ADVANCE(242);
      END_STATE();
    case 241:
      ACCEPT_TOKEN(anon_sym_async);
      if (lookahead == '*') ADVANCE(242);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(267);
      END_STATE();
    case 242:
      ACCEPT_TOKEN(anon_sym_async_STAR);
      END_STATE();
    case 243:
      ACCEPT_TOKEN(anon_sym_sync_STAR);
      END_STATE();
    case 244:
      ACCEPT_TOKEN(anon_sym_POUND_BANG);
      END_STATE();
    case 245:
      ACCEPT_TOKEN(aux_sym_script_tag_token1);
      if (lookahead == '*') ADVANCE(281);
      if (lookahead == '/') ADVANCE(272);
      if (lookahead != 0 &&
          lookahead != '\n') ADVANCE(247);
      END_STATE();
    case 246:
      ACCEPT_TOKEN(aux_sym_script_tag_token1);
      if (lookahead == '/') ADVANCE(245);
      if (lookahead == '\t' ||
          (0x0b <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') ADVANCE(246);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(247);
      END_STATE();
    case 247:
      ACCEPT_TOKEN(aux_sym_script_tag_token1);
      if (lookahead != 0 &&
          lookahead != '\n') ADVANCE(247);
      END_STATE();
    case 248:
      ACCEPT_TOKEN(anon_sym_LF);
      if (lookahead == '\n') ADVANCE(248);
      END_STATE();
    case 249:
      ACCEPT_TOKEN(sym_part_of_builtin);
      END_STATE();
    case 250:
      ACCEPT_TOKEN(anon_sym_AMP_AMP);
      END_STATE();
    case 251:
      ACCEPT_TOKEN(anon_sym_PIPE_PIPE);
      END_STATE();
    case 252:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == ' ') ADVANCE(82);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(267);
      END_STATE();
    case 253:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '"') ADVANCE(117);
      if (lookahead == '\'') ADVANCE(120);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(267);
      END_STATE();
    case 254:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '*') ADVANCE(243);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(267);
      END_STATE();
    case 255:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'a') ADVANCE(260);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(267);
      END_STATE();
    case 256:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'c') ADVANCE(254);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(267);
      END_STATE();
    case 257:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'c') ADVANCE(241);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(267);
      END_STATE();
    case 258:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'n') ADVANCE(256);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(267);
      END_STATE();
    case 259:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'n') ADVANCE(257);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(267);
      END_STATE();
    case 260:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'r') ADVANCE(264);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(267);
      END_STATE();
    case 261:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 's') ADVANCE(222);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(267);
      END_STATE();
    case 262:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 's') ADVANCE(223);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(267);
      END_STATE();
    case 263:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 's') ADVANCE(266);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(267);
      END_STATE();
    case 264:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 't') ADVANCE(252);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(267);
      END_STATE();
    case 265:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'y') ADVANCE(258);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(267);
      END_STATE();
    case 266:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'y') ADVANCE(259);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(267);
      END_STATE();
    case 267:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '$' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(267);
      END_STATE();
    case 268:
      ACCEPT_TOKEN(sym_identifier_dollar_escaped);
      if (lookahead == '\\') ADVANCE(36);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(268);
      END_STATE();
    case 269:
      ACCEPT_TOKEN(anon_sym_SLASH_SLASH);
      if (lookahead == '*') ADVANCE(283);
      if (lookahead == '/') ADVANCE(285);
      if (lookahead != 0) ADVANCE(46);
      END_STATE();
    case 270:
      ACCEPT_TOKEN(anon_sym_SLASH_SLASH);
      if (lookahead == '/') ADVANCE(284);
      END_STATE();
    case 271:
      ACCEPT_TOKEN(anon_sym_SLASH_SLASH);
      if (lookahead == '/') ADVANCE(286);
      if (lookahead != 0 &&
          lookahead != '\n') ADVANCE(291);
      END_STATE();
    case 272:
      ACCEPT_TOKEN(anon_sym_SLASH_SLASH);
      if (lookahead == '/') ADVANCE(287);
      if (lookahead != 0 &&
          lookahead != '\n') ADVANCE(247);
      END_STATE();
    case 273:
      ACCEPT_TOKEN(anon_sym_SLASH_SLASH);
      if (lookahead == '/') ADVANCE(288);
      if (lookahead != 0 &&
          lookahead != '\n') ADVANCE(277);
      END_STATE();
    case 274:
      ACCEPT_TOKEN(aux_sym_comment_token1);
      if (lookahead == '*') ADVANCE(282);
      if (lookahead == '/') ADVANCE(273);
      if (lookahead != 0 &&
          lookahead != '\n') ADVANCE(277);
      END_STATE();
    case 275:
      ACCEPT_TOKEN(aux_sym_comment_token1);
      if (lookahead == '/') ADVANCE(274);
      if (lookahead == '\t' ||
          (0x0b <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') ADVANCE(275);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(277);
      END_STATE();
    case 276:
      ACCEPT_TOKEN(aux_sym_comment_token1);
      if (lookahead == '\t' ||
          (0x0b <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') ADVANCE(275);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead) &&
          lookahead != '/') ADVANCE(277);
      END_STATE();
    case 277:
      ACCEPT_TOKEN(aux_sym_comment_token1);
      if (lookahead != 0 &&
          lookahead != '\n') ADVANCE(277);
      END_STATE();
    case 278:
      ACCEPT_TOKEN(anon_sym_SLASH_STAR);
      END_STATE();
    case 279:
      ACCEPT_TOKEN(anon_sym_SLASH_STAR);
      if (lookahead == '*') ADVANCE(283);
      if (lookahead != 0 &&
          lookahead != '/') ADVANCE(46);
      END_STATE();
    case 280:
      ACCEPT_TOKEN(anon_sym_SLASH_STAR);
      if (lookahead != 0 &&
          lookahead != '\n') ADVANCE(291);
      END_STATE();
    case 281:
      ACCEPT_TOKEN(anon_sym_SLASH_STAR);
      if (lookahead != 0 &&
          lookahead != '\n') ADVANCE(247);
      END_STATE();
    case 282:
      ACCEPT_TOKEN(anon_sym_SLASH_STAR);
      if (lookahead != 0 &&
          lookahead != '\n') ADVANCE(277);
      END_STATE();
    case 283:
      ACCEPT_TOKEN(aux_sym_comment_token2);
      if (lookahead == '*') ADVANCE(283);
      if (lookahead != 0 &&
          lookahead != '/') ADVANCE(46);
      END_STATE();
    case 284:
      ACCEPT_TOKEN(anon_sym_SLASH_SLASH_SLASH);
      END_STATE();
    case 285:
      ACCEPT_TOKEN(anon_sym_SLASH_SLASH_SLASH);
      if (lookahead == '*') ADVANCE(283);
      if (lookahead != 0) ADVANCE(46);
      END_STATE();
    case 286:
      ACCEPT_TOKEN(anon_sym_SLASH_SLASH_SLASH);
      if (lookahead != 0 &&
          lookahead != '\n') ADVANCE(291);
      END_STATE();
    case 287:
      ACCEPT_TOKEN(anon_sym_SLASH_SLASH_SLASH);
      if (lookahead != 0 &&
          lookahead != '\n') ADVANCE(247);
      END_STATE();
    case 288:
      ACCEPT_TOKEN(anon_sym_SLASH_SLASH_SLASH);
      if (lookahead != 0 &&
          lookahead != '\n') ADVANCE(277);
      END_STATE();
    case 289:
      ACCEPT_TOKEN(aux_sym_documentation_comment_token1);
      if (lookahead == '*') ADVANCE(280);
      if (lookahead == '/') ADVANCE(271);
      if (lookahead != 0 &&
          lookahead != '\n') ADVANCE(291);
      END_STATE();
    case 290:
      ACCEPT_TOKEN(aux_sym_documentation_comment_token1);
      if (lookahead == '/') ADVANCE(289);
      if (lookahead == '\t' ||
          (0x0b <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') ADVANCE(290);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(291);
      END_STATE();
    case 291:
      ACCEPT_TOKEN(aux_sym_documentation_comment_token1);
      if (lookahead != 0 &&
          lookahead != '\n') ADVANCE(291);
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
        'F', 1,
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
        'r', 16,
        's', 17,
        't', 18,
        'v', 19,
        'w', 20,
        'y', 21,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(0);
      END_STATE();
    case 1:
      if (lookahead == 'u') ADVANCE(22);
      END_STATE();
    case 2:
      if (lookahead == 'b') ADVANCE(23);
      if (lookahead == 's') ADVANCE(24);
      if (lookahead == 'w') ADVANCE(25);
      END_STATE();
    case 3:
      if (lookahead == 'a') ADVANCE(26);
      if (lookahead == 'r') ADVANCE(27);
      END_STATE();
    case 4:
      if (lookahead == 'a') ADVANCE(28);
      if (lookahead == 'l') ADVANCE(29);
      if (lookahead == 'o') ADVANCE(30);
      END_STATE();
    case 5:
      if (lookahead == 'e') ADVANCE(31);
      if (lookahead == 'o') ADVANCE(32);
      END_STATE();
    case 6:
      if (lookahead == 'l') ADVANCE(33);
      if (lookahead == 'n') ADVANCE(34);
      if (lookahead == 'x') ADVANCE(35);
      END_STATE();
    case 7:
      if (lookahead == 'a') ADVANCE(36);
      if (lookahead == 'i') ADVANCE(37);
      if (lookahead == 'o') ADVANCE(38);
      END_STATE();
    case 8:
      if (lookahead == 'e') ADVANCE(39);
      END_STATE();
    case 9:
      if (lookahead == 'i') ADVANCE(40);
      END_STATE();
    case 10:
      if (lookahead == 'f') ADVANCE(41);
      if (lookahead == 'm') ADVANCE(42);
      if (lookahead == 'n') ADVANCE(43);
      if (lookahead == 's') ADVANCE(44);
      END_STATE();
    case 11:
      if (lookahead == 'a') ADVANCE(45);
      if (lookahead == 'i') ADVANCE(46);
      END_STATE();
    case 12:
      if (lookahead == 'i') ADVANCE(47);
      END_STATE();
    case 13:
      if (lookahead == 'a') ADVANCE(48);
      if (lookahead == 'e') ADVANCE(49);
      if (lookahead == 'u') ADVANCE(50);
      END_STATE();
    case 14:
      if (lookahead == 'n') ADVANCE(51);
      if (lookahead == 'p') ADVANCE(52);
      END_STATE();
    case 15:
      if (lookahead == 'a') ADVANCE(53);
      END_STATE();
    case 16:
      if (lookahead == 'e') ADVANCE(54);
      END_STATE();
    case 17:
      if (lookahead == 'e') ADVANCE(55);
      if (lookahead == 'h') ADVANCE(56);
      if (lookahead == 't') ADVANCE(57);
      if (lookahead == 'u') ADVANCE(58);
      if (lookahead == 'w') ADVANCE(59);
      END_STATE();
    case 18:
      if (lookahead == 'h') ADVANCE(60);
      if (lookahead == 'r') ADVANCE(61);
      if (lookahead == 'y') ADVANCE(62);
      END_STATE();
    case 19:
      if (lookahead == 'a') ADVANCE(63);
      if (lookahead == 'o') ADVANCE(64);
      END_STATE();
    case 20:
      if (lookahead == 'h') ADVANCE(65);
      if (lookahead == 'i') ADVANCE(66);
      END_STATE();
    case 21:
      if (lookahead == 'i') ADVANCE(67);
      END_STATE();
    case 22:
      if (lookahead == 'n') ADVANCE(68);
      END_STATE();
    case 23:
      if (lookahead == 's') ADVANCE(69);
      END_STATE();
    case 24:
      if (lookahead == 's') ADVANCE(70);
      END_STATE();
    case 25:
      if (lookahead == 'a') ADVANCE(71);
      END_STATE();
    case 26:
      if (lookahead == 's') ADVANCE(72);
      END_STATE();
    case 27:
      if (lookahead == 'e') ADVANCE(73);
      END_STATE();
    case 28:
      if (lookahead == 's') ADVANCE(74);
      if (lookahead == 't') ADVANCE(75);
      END_STATE();
    case 29:
      if (lookahead == 'a') ADVANCE(76);
      END_STATE();
    case 30:
      if (lookahead == 'n') ADVANCE(77);
      if (lookahead == 'v') ADVANCE(78);
      END_STATE();
    case 31:
      if (lookahead == 'f') ADVANCE(79);
      END_STATE();
    case 32:
      ACCEPT_TOKEN(anon_sym_do);
      END_STATE();
    case 33:
      if (lookahead == 's') ADVANCE(80);
      END_STATE();
    case 34:
      if (lookahead == 'u') ADVANCE(81);
      END_STATE();
    case 35:
      if (lookahead == 'p') ADVANCE(82);
      if (lookahead == 't') ADVANCE(83);
      END_STATE();
    case 36:
      if (lookahead == 'c') ADVANCE(84);
      if (lookahead == 'l') ADVANCE(85);
      END_STATE();
    case 37:
      if (lookahead == 'n') ADVANCE(86);
      END_STATE();
    case 38:
      if (lookahead == 'r') ADVANCE(87);
      END_STATE();
    case 39:
      if (lookahead == 't') ADVANCE(88);
      END_STATE();
    case 40:
      if (lookahead == 'd') ADVANCE(89);
      END_STATE();
    case 41:
      ACCEPT_TOKEN(anon_sym_if);
      END_STATE();
    case 42:
      if (lookahead == 'p') ADVANCE(90);
      END_STATE();
    case 43:
      ACCEPT_TOKEN(anon_sym_in);
      if (lookahead == 'l') ADVANCE(91);
      if (lookahead == 't') ADVANCE(92);
      END_STATE();
    case 44:
      ACCEPT_TOKEN(anon_sym_is);
      END_STATE();
    case 45:
      if (lookahead == 't') ADVANCE(93);
      END_STATE();
    case 46:
      if (lookahead == 'b') ADVANCE(94);
      END_STATE();
    case 47:
      if (lookahead == 'x') ADVANCE(95);
      END_STATE();
    case 48:
      if (lookahead == 't') ADVANCE(96);
      END_STATE();
    case 49:
      if (lookahead == 'w') ADVANCE(97);
      END_STATE();
    case 50:
      if (lookahead == 'l') ADVANCE(98);
      END_STATE();
    case 51:
      ACCEPT_TOKEN(anon_sym_on);
      END_STATE();
    case 52:
      if (lookahead == 'e') ADVANCE(99);
      END_STATE();
    case 53:
      if (lookahead == 'r') ADVANCE(100);
      END_STATE();
    case 54:
      if (lookahead == 'q') ADVANCE(101);
      if (lookahead == 't') ADVANCE(102);
      END_STATE();
    case 55:
      if (lookahead == 'a') ADVANCE(103);
      if (lookahead == 't') ADVANCE(104);
      END_STATE();
    case 56:
      if (lookahead == 'o') ADVANCE(105);
      END_STATE();
    case 57:
      if (lookahead == 'a') ADVANCE(106);
      END_STATE();
    case 58:
      if (lookahead == 'p') ADVANCE(107);
      END_STATE();
    case 59:
      if (lookahead == 'i') ADVANCE(108);
      END_STATE();
    case 60:
      if (lookahead == 'i') ADVANCE(109);
      if (lookahead == 'r') ADVANCE(110);
      END_STATE();
    case 61:
      if (lookahead == 'u') ADVANCE(111);
      if (lookahead == 'y') ADVANCE(112);
      END_STATE();
    case 62:
      if (lookahead == 'p') ADVANCE(113);
      END_STATE();
    case 63:
      if (lookahead == 'r') ADVANCE(114);
      END_STATE();
    case 64:
      if (lookahead == 'i') ADVANCE(115);
      END_STATE();
    case 65:
      if (lookahead == 'e') ADVANCE(116);
      if (lookahead == 'i') ADVANCE(117);
      END_STATE();
    case 66:
      if (lookahead == 't') ADVANCE(118);
      END_STATE();
    case 67:
      if (lookahead == 'e') ADVANCE(119);
      END_STATE();
    case 68:
      if (lookahead == 'c') ADVANCE(120);
      END_STATE();
    case 69:
      if (lookahead == 't') ADVANCE(121);
      END_STATE();
    case 70:
      if (lookahead == 'e') ADVANCE(122);
      END_STATE();
    case 71:
      if (lookahead == 'i') ADVANCE(123);
      END_STATE();
    case 72:
      if (lookahead == 'e') ADVANCE(124);
      END_STATE();
    case 73:
      if (lookahead == 'a') ADVANCE(125);
      END_STATE();
    case 74:
      if (lookahead == 'e') ADVANCE(126);
      END_STATE();
    case 75:
      if (lookahead == 'c') ADVANCE(127);
      END_STATE();
    case 76:
      if (lookahead == 's') ADVANCE(128);
      END_STATE();
    case 77:
      if (lookahead == 's') ADVANCE(129);
      if (lookahead == 't') ADVANCE(130);
      END_STATE();
    case 78:
      if (lookahead == 'a') ADVANCE(131);
      END_STATE();
    case 79:
      if (lookahead == 'a') ADVANCE(132);
      if (lookahead == 'e') ADVANCE(133);
      END_STATE();
    case 80:
      if (lookahead == 'e') ADVANCE(134);
      END_STATE();
    case 81:
      if (lookahead == 'm') ADVANCE(135);
      END_STATE();
    case 82:
      if (lookahead == 'o') ADVANCE(136);
      END_STATE();
    case 83:
      if (lookahead == 'e') ADVANCE(137);
      END_STATE();
    case 84:
      if (lookahead == 't') ADVANCE(138);
      END_STATE();
    case 85:
      if (lookahead == 's') ADVANCE(139);
      END_STATE();
    case 86:
      if (lookahead == 'a') ADVANCE(140);
      END_STATE();
    case 87:
      ACCEPT_TOKEN(anon_sym_for);
      END_STATE();
    case 88:
      ACCEPT_TOKEN(anon_sym_get);
      END_STATE();
    case 89:
      if (lookahead == 'e') ADVANCE(141);
      END_STATE();
    case 90:
      if (lookahead == 'l') ADVANCE(142);
      if (lookahead == 'o') ADVANCE(143);
      END_STATE();
    case 91:
      if (lookahead == 'i') ADVANCE(144);
      END_STATE();
    case 92:
      if (lookahead == 'e') ADVANCE(145);
      END_STATE();
    case 93:
      if (lookahead == 'e') ADVANCE(146);
      END_STATE();
    case 94:
      if (lookahead == 'r') ADVANCE(147);
      END_STATE();
    case 95:
      if (lookahead == 'i') ADVANCE(148);
      END_STATE();
    case 96:
      if (lookahead == 'i') ADVANCE(149);
      END_STATE();
    case 97:
      ACCEPT_TOKEN(anon_sym_new);
      END_STATE();
    case 98:
      if (lookahead == 'l') ADVANCE(150);
      END_STATE();
    case 99:
      if (lookahead == 'r') ADVANCE(151);
      END_STATE();
    case 100:
      if (lookahead == 't') ADVANCE(152);
      END_STATE();
    case 101:
      if (lookahead == 'u') ADVANCE(153);
      END_STATE();
    case 102:
      if (lookahead == 'h') ADVANCE(154);
      if (lookahead == 'u') ADVANCE(155);
      END_STATE();
    case 103:
      if (lookahead == 'l') ADVANCE(156);
      END_STATE();
    case 104:
      ACCEPT_TOKEN(anon_sym_set);
      END_STATE();
    case 105:
      if (lookahead == 'w') ADVANCE(157);
      END_STATE();
    case 106:
      if (lookahead == 't') ADVANCE(158);
      END_STATE();
    case 107:
      if (lookahead == 'e') ADVANCE(159);
      END_STATE();
    case 108:
      if (lookahead == 't') ADVANCE(160);
      END_STATE();
    case 109:
      if (lookahead == 's') ADVANCE(161);
      END_STATE();
    case 110:
      if (lookahead == 'o') ADVANCE(162);
      END_STATE();
    case 111:
      if (lookahead == 'e') ADVANCE(163);
      END_STATE();
    case 112:
      ACCEPT_TOKEN(anon_sym_try);
      END_STATE();
    case 113:
      if (lookahead == 'e') ADVANCE(164);
      END_STATE();
    case 114:
      ACCEPT_TOKEN(anon_sym_var);
      END_STATE();
    case 115:
      if (lookahead == 'd') ADVANCE(165);
      END_STATE();
    case 116:
      if (lookahead == 'n') ADVANCE(166);
      END_STATE();
    case 117:
      if (lookahead == 'l') ADVANCE(167);
      END_STATE();
    case 118:
      if (lookahead == 'h') ADVANCE(168);
      END_STATE();
    case 119:
      if (lookahead == 'l') ADVANCE(169);
      END_STATE();
    case 120:
      if (lookahead == 't') ADVANCE(170);
      END_STATE();
    case 121:
      if (lookahead == 'r') ADVANCE(171);
      END_STATE();
    case 122:
      if (lookahead == 'r') ADVANCE(172);
      END_STATE();
    case 123:
      if (lookahead == 't') ADVANCE(173);
      END_STATE();
    case 124:
      ACCEPT_TOKEN(anon_sym_base);
      END_STATE();
    case 125:
      if (lookahead == 'k') ADVANCE(174);
      END_STATE();
    case 126:
      ACCEPT_TOKEN(anon_sym_case);
      END_STATE();
    case 127:
      if (lookahead == 'h') ADVANCE(175);
      END_STATE();
    case 128:
      if (lookahead == 's') ADVANCE(176);
      END_STATE();
    case 129:
      if (lookahead == 't') ADVANCE(177);
      END_STATE();
    case 130:
      if (lookahead == 'i') ADVANCE(178);
      END_STATE();
    case 131:
      if (lookahead == 'r') ADVANCE(179);
      END_STATE();
    case 132:
      if (lookahead == 'u') ADVANCE(180);
      END_STATE();
    case 133:
      if (lookahead == 'r') ADVANCE(181);
      END_STATE();
    case 134:
      ACCEPT_TOKEN(anon_sym_else);
      END_STATE();
    case 135:
      ACCEPT_TOKEN(anon_sym_enum);
      END_STATE();
    case 136:
      if (lookahead == 'r') ADVANCE(182);
      END_STATE();
    case 137:
      if (lookahead == 'n') ADVANCE(183);
      if (lookahead == 'r') ADVANCE(184);
      END_STATE();
    case 138:
      if (lookahead == 'o') ADVANCE(185);
      END_STATE();
    case 139:
      if (lookahead == 'e') ADVANCE(186);
      END_STATE();
    case 140:
      if (lookahead == 'l') ADVANCE(187);
      END_STATE();
    case 141:
      ACCEPT_TOKEN(anon_sym_hide);
      END_STATE();
    case 142:
      if (lookahead == 'e') ADVANCE(188);
      END_STATE();
    case 143:
      if (lookahead == 'r') ADVANCE(189);
      END_STATE();
    case 144:
      if (lookahead == 'n') ADVANCE(190);
      END_STATE();
    case 145:
      if (lookahead == 'r') ADVANCE(191);
      END_STATE();
    case 146:
      ACCEPT_TOKEN(anon_sym_late);
      END_STATE();
    case 147:
      if (lookahead == 'a') ADVANCE(192);
      END_STATE();
    case 148:
      if (lookahead == 'n') ADVANCE(193);
      END_STATE();
    case 149:
      if (lookahead == 'v') ADVANCE(194);
      END_STATE();
    case 150:
      ACCEPT_TOKEN(anon_sym_null);
      END_STATE();
    case 151:
      if (lookahead == 'a') ADVANCE(195);
      END_STATE();
    case 152:
      ACCEPT_TOKEN(anon_sym_part);
      END_STATE();
    case 153:
      if (lookahead == 'i') ADVANCE(196);
      END_STATE();
    case 154:
      if (lookahead == 'r') ADVANCE(197);
      END_STATE();
    case 155:
      if (lookahead == 'r') ADVANCE(198);
      END_STATE();
    case 156:
      if (lookahead == 'e') ADVANCE(199);
      END_STATE();
    case 157:
      ACCEPT_TOKEN(anon_sym_show);
      END_STATE();
    case 158:
      if (lookahead == 'i') ADVANCE(200);
      END_STATE();
    case 159:
      if (lookahead == 'r') ADVANCE(201);
      END_STATE();
    case 160:
      if (lookahead == 'c') ADVANCE(202);
      END_STATE();
    case 161:
      ACCEPT_TOKEN(anon_sym_this);
      END_STATE();
    case 162:
      if (lookahead == 'w') ADVANCE(203);
      END_STATE();
    case 163:
      ACCEPT_TOKEN(anon_sym_true);
      END_STATE();
    case 164:
      if (lookahead == 'd') ADVANCE(204);
      END_STATE();
    case 165:
      ACCEPT_TOKEN(sym_void_type);
      END_STATE();
    case 166:
      ACCEPT_TOKEN(anon_sym_when);
      END_STATE();
    case 167:
      if (lookahead == 'e') ADVANCE(205);
      END_STATE();
    case 168:
      ACCEPT_TOKEN(anon_sym_with);
      END_STATE();
    case 169:
      if (lookahead == 'd') ADVANCE(206);
      END_STATE();
    case 170:
      if (lookahead == 'i') ADVANCE(207);
      END_STATE();
    case 171:
      if (lookahead == 'a') ADVANCE(208);
      END_STATE();
    case 172:
      if (lookahead == 't') ADVANCE(209);
      END_STATE();
    case 173:
      ACCEPT_TOKEN(anon_sym_await);
      END_STATE();
    case 174:
      ACCEPT_TOKEN(sym_break_builtin);
      END_STATE();
    case 175:
      ACCEPT_TOKEN(anon_sym_catch);
      END_STATE();
    case 176:
      ACCEPT_TOKEN(anon_sym_class);
      END_STATE();
    case 177:
      ACCEPT_TOKEN(sym_const_builtin);
      END_STATE();
    case 178:
      if (lookahead == 'n') ADVANCE(210);
      END_STATE();
    case 179:
      if (lookahead == 'i') ADVANCE(211);
      END_STATE();
    case 180:
      if (lookahead == 'l') ADVANCE(212);
      END_STATE();
    case 181:
      if (lookahead == 'r') ADVANCE(213);
      END_STATE();
    case 182:
      if (lookahead == 't') ADVANCE(214);
      END_STATE();
    case 183:
      if (lookahead == 'd') ADVANCE(215);
      if (lookahead == 's') ADVANCE(216);
      END_STATE();
    case 184:
      if (lookahead == 'n') ADVANCE(217);
      END_STATE();
    case 185:
      if (lookahead == 'r') ADVANCE(218);
      END_STATE();
    case 186:
      ACCEPT_TOKEN(anon_sym_false);
      END_STATE();
    case 187:
      ACCEPT_TOKEN(anon_sym_final);
      if (lookahead == 'l') ADVANCE(219);
      END_STATE();
    case 188:
      if (lookahead == 'm') ADVANCE(220);
      END_STATE();
    case 189:
      if (lookahead == 't') ADVANCE(221);
      END_STATE();
    case 190:
      if (lookahead == 'e') ADVANCE(222);
      END_STATE();
    case 191:
      if (lookahead == 'f') ADVANCE(223);
      END_STATE();
    case 192:
      if (lookahead == 'r') ADVANCE(224);
      END_STATE();
    case 193:
      ACCEPT_TOKEN(anon_sym_mixin);
      END_STATE();
    case 194:
      if (lookahead == 'e') ADVANCE(225);
      END_STATE();
    case 195:
      if (lookahead == 't') ADVANCE(226);
      END_STATE();
    case 196:
      if (lookahead == 'r') ADVANCE(227);
      END_STATE();
    case 197:
      if (lookahead == 'o') ADVANCE(228);
      END_STATE();
    case 198:
      if (lookahead == 'n') ADVANCE(229);
      END_STATE();
    case 199:
      if (lookahead == 'd') ADVANCE(230);
      END_STATE();
    case 200:
      if (lookahead == 'c') ADVANCE(231);
      END_STATE();
    case 201:
      ACCEPT_TOKEN(anon_sym_super);
      END_STATE();
    case 202:
      if (lookahead == 'h') ADVANCE(232);
      END_STATE();
    case 203:
      ACCEPT_TOKEN(anon_sym_throw);
      END_STATE();
    case 204:
      if (lookahead == 'e') ADVANCE(233);
      END_STATE();
    case 205:
      ACCEPT_TOKEN(anon_sym_while);
      END_STATE();
    case 206:
      ACCEPT_TOKEN(anon_sym_yield);
      END_STATE();
    case 207:
      if (lookahead == 'o') ADVANCE(234);
      END_STATE();
    case 208:
      if (lookahead == 'c') ADVANCE(235);
      END_STATE();
    case 209:
      ACCEPT_TOKEN(sym_assert_builtin);
      END_STATE();
    case 210:
      if (lookahead == 'u') ADVANCE(236);
      END_STATE();
    case 211:
      if (lookahead == 'a') ADVANCE(237);
      END_STATE();
    case 212:
      if (lookahead == 't') ADVANCE(238);
      END_STATE();
    case 213:
      if (lookahead == 'e') ADVANCE(239);
      END_STATE();
    case 214:
      ACCEPT_TOKEN(anon_sym_export);
      END_STATE();
    case 215:
      if (lookahead == 's') ADVANCE(240);
      END_STATE();
    case 216:
      if (lookahead == 'i') ADVANCE(241);
      END_STATE();
    case 217:
      if (lookahead == 'a') ADVANCE(242);
      END_STATE();
    case 218:
      if (lookahead == 'y') ADVANCE(243);
      END_STATE();
    case 219:
      if (lookahead == 'y') ADVANCE(244);
      END_STATE();
    case 220:
      if (lookahead == 'e') ADVANCE(245);
      END_STATE();
    case 221:
      ACCEPT_TOKEN(anon_sym_import);
      END_STATE();
    case 222:
      ACCEPT_TOKEN(anon_sym_inline);
      END_STATE();
    case 223:
      if (lookahead == 'a') ADVANCE(246);
      END_STATE();
    case 224:
      if (lookahead == 'y') ADVANCE(247);
      END_STATE();
    case 225:
      ACCEPT_TOKEN(anon_sym_native);
      END_STATE();
    case 226:
      if (lookahead == 'o') ADVANCE(248);
      END_STATE();
    case 227:
      if (lookahead == 'e') ADVANCE(249);
      END_STATE();
    case 228:
      if (lookahead == 'w') ADVANCE(250);
      END_STATE();
    case 229:
      ACCEPT_TOKEN(anon_sym_return);
      END_STATE();
    case 230:
      ACCEPT_TOKEN(anon_sym_sealed);
      END_STATE();
    case 231:
      ACCEPT_TOKEN(anon_sym_static);
      END_STATE();
    case 232:
      ACCEPT_TOKEN(anon_sym_switch);
      END_STATE();
    case 233:
      if (lookahead == 'f') ADVANCE(251);
      END_STATE();
    case 234:
      if (lookahead == 'n') ADVANCE(252);
      END_STATE();
    case 235:
      if (lookahead == 't') ADVANCE(253);
      END_STATE();
    case 236:
      if (lookahead == 'e') ADVANCE(254);
      END_STATE();
    case 237:
      if (lookahead == 'n') ADVANCE(255);
      END_STATE();
    case 238:
      ACCEPT_TOKEN(anon_sym_default);
      END_STATE();
    case 239:
      if (lookahead == 'd') ADVANCE(256);
      END_STATE();
    case 240:
      ACCEPT_TOKEN(anon_sym_extends);
      END_STATE();
    case 241:
      if (lookahead == 'o') ADVANCE(257);
      END_STATE();
    case 242:
      if (lookahead == 'l') ADVANCE(258);
      END_STATE();
    case 243:
      ACCEPT_TOKEN(anon_sym_factory);
      END_STATE();
    case 244:
      ACCEPT_TOKEN(anon_sym_finally);
      END_STATE();
    case 245:
      if (lookahead == 'n') ADVANCE(259);
      END_STATE();
    case 246:
      if (lookahead == 'c') ADVANCE(260);
      END_STATE();
    case 247:
      ACCEPT_TOKEN(anon_sym_library);
      END_STATE();
    case 248:
      if (lookahead == 'r') ADVANCE(261);
      END_STATE();
    case 249:
      if (lookahead == 'd') ADVANCE(262);
      END_STATE();
    case 250:
      ACCEPT_TOKEN(sym_rethrow_builtin);
      END_STATE();
    case 251:
      ACCEPT_TOKEN(anon_sym_typedef);
      END_STATE();
    case 252:
      ACCEPT_TOKEN(anon_sym_Function);
      END_STATE();
    case 253:
      ACCEPT_TOKEN(anon_sym_abstract);
      END_STATE();
    case 254:
      ACCEPT_TOKEN(anon_sym_continue);
      END_STATE();
    case 255:
      if (lookahead == 't') ADVANCE(263);
      END_STATE();
    case 256:
      ACCEPT_TOKEN(anon_sym_deferred);
      END_STATE();
    case 257:
      if (lookahead == 'n') ADVANCE(264);
      END_STATE();
    case 258:
      ACCEPT_TOKEN(anon_sym_external);
      END_STATE();
    case 259:
      if (lookahead == 't') ADVANCE(265);
      END_STATE();
    case 260:
      if (lookahead == 'e') ADVANCE(266);
      END_STATE();
    case 261:
      ACCEPT_TOKEN(anon_sym_operator);
      END_STATE();
    case 262:
      ACCEPT_TOKEN(anon_sym_required);
      END_STATE();
    case 263:
      ACCEPT_TOKEN(anon_sym_covariant);
      END_STATE();
    case 264:
      ACCEPT_TOKEN(anon_sym_extension);
      END_STATE();
    case 265:
      if (lookahead == 's') ADVANCE(267);
      END_STATE();
    case 266:
      ACCEPT_TOKEN(anon_sym_interface);
      END_STATE();
    case 267:
      ACCEPT_TOKEN(anon_sym_implements);
      END_STATE();
    default:
      return false;
  }
}

enum ts_external_scanner_symbol_identifiers {
  ts_external_token__template_chars_double = 0,
  ts_external_token__template_chars_single = 1,
  ts_external_token__template_chars_double_single = 2,
  ts_external_token__template_chars_single_single = 3,
  ts_external_token__template_chars_raw_slash = 4,
  ts_external_token__block_comment = 5,
  ts_external_token__documentation_block_comment = 6,
};

static const TSSymbol ts_external_scanner_symbol_map[EXTERNAL_TOKEN_COUNT] = {
  [ts_external_token__template_chars_double] = sym__template_chars_double,
  [ts_external_token__template_chars_single] = sym__template_chars_single,
  [ts_external_token__template_chars_double_single] = sym__template_chars_double_single,
  [ts_external_token__template_chars_single_single] = sym__template_chars_single_single,
  [ts_external_token__template_chars_raw_slash] = sym__template_chars_raw_slash,
  [ts_external_token__block_comment] = sym__block_comment,
  [ts_external_token__documentation_block_comment] = sym__documentation_block_comment,
};

static const bool ts_external_scanner_states[11][EXTERNAL_TOKEN_COUNT] = {
  [1] = {
    [ts_external_token__template_chars_double] = true,
    [ts_external_token__template_chars_single] = true,
    [ts_external_token__template_chars_double_single] = true,
    [ts_external_token__template_chars_single_single] = true,
    [ts_external_token__template_chars_raw_slash] = true,
    [ts_external_token__block_comment] = true,
    [ts_external_token__documentation_block_comment] = true,
  },
  [2] = {
    [ts_external_token__block_comment] = true,
    [ts_external_token__documentation_block_comment] = true,
  },
  [3] = {
    [ts_external_token__template_chars_single] = true,
    [ts_external_token__block_comment] = true,
    [ts_external_token__documentation_block_comment] = true,
  },
  [4] = {
    [ts_external_token__template_chars_double] = true,
    [ts_external_token__block_comment] = true,
    [ts_external_token__documentation_block_comment] = true,
  },
  [5] = {
    [ts_external_token__template_chars_double_single] = true,
    [ts_external_token__block_comment] = true,
    [ts_external_token__documentation_block_comment] = true,
  },
  [6] = {
    [ts_external_token__template_chars_single_single] = true,
    [ts_external_token__block_comment] = true,
    [ts_external_token__documentation_block_comment] = true,
  },
  [7] = {
    [ts_external_token__template_chars_double] = true,
    [ts_external_token__template_chars_raw_slash] = true,
    [ts_external_token__block_comment] = true,
    [ts_external_token__documentation_block_comment] = true,
  },
  [8] = {
    [ts_external_token__template_chars_single] = true,
    [ts_external_token__template_chars_raw_slash] = true,
    [ts_external_token__block_comment] = true,
    [ts_external_token__documentation_block_comment] = true,
  },
  [9] = {
    [ts_external_token__template_chars_double_single] = true,
    [ts_external_token__template_chars_raw_slash] = true,
    [ts_external_token__block_comment] = true,
    [ts_external_token__documentation_block_comment] = true,
  },
  [10] = {
    [ts_external_token__template_chars_single_single] = true,
    [ts_external_token__template_chars_raw_slash] = true,
    [ts_external_token__block_comment] = true,
    [ts_external_token__documentation_block_comment] = true,
  },
};

#ifdef __cplusplus
extern "C" {
#endif
void *tree_sitter_dart_external_scanner_create(void);
void tree_sitter_dart_external_scanner_destroy(void *);
bool tree_sitter_dart_external_scanner_scan(void *, TSLexer *, const bool *);
unsigned tree_sitter_dart_external_scanner_serialize(void *, char *);
void tree_sitter_dart_external_scanner_deserialize(void *, const char *, unsigned);

#ifdef TREE_SITTER_HIDE_SYMBOLS
#define TS_PUBLIC
#elif defined(_WIN32)
#define TS_PUBLIC __declspec(dllexport)
#else
#define TS_PUBLIC __attribute__((visibility("default")))
#endif

TS_PUBLIC const TSLanguage *tree_sitter_dart(void) {
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
    .keyword_capture_token = sym_identifier,
    .external_scanner = {
      &ts_external_scanner_states[0][0],
      ts_external_scanner_symbol_map,
      tree_sitter_dart_external_scanner_create,
      tree_sitter_dart_external_scanner_destroy,
      tree_sitter_dart_external_scanner_scan,
      tree_sitter_dart_external_scanner_serialize,
      tree_sitter_dart_external_scanner_deserialize,
    },
  };
  return &language;
}
#ifdef __cplusplus
}
#endif
